/** The size in pixels of the picture that shared links show. */
export const shareSize = { width: 1200, height: 630 };

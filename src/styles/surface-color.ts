/**
 * `--navy` in tokens.css, for the browser UI and the background of icons. It is the same in both color modes.
 */
export const surfaceColor = "#1d2446";

/** `--navy` in tokens.css, for the browser UI and icons, in both color modes. */
export const surfaceColor = "#1d2446";

/**
 * The navy of header and footer, `--navy` of tokens.css, for what cannot read CSS: the browser's own surfaces
 * and icons on a ground. It is the same in both colour modes, as the header is.
 */
export const surfaceColor = "#1d2446";

/** The grounds of landings in light mode, by accent and tone: `--landing-ground` in tokens.css. */
export const groundColors = {
  orange: { dark: "#f79622", light: "#ffd8b2" },
  teal: { dark: "#1f605f", light: "#aec1ba" },
  blue: { dark: "#2d5c96", light: "#b1c0d2" },
  rust: { dark: "#a8441c", light: "#e4b9a5" },
} as const;

/** The grounds of landings in light mode, by accent and tone: `--landing-ground` in tokens.css. */
export const groundColors = {
  orange: { dark: "#f79622", light: "#ffe3c6" },
  teal: { dark: "#1f605f", light: "#c6d2cb" },
  blue: { dark: "#2d5c96", light: "#c8d2dc" },
  rust: { dark: "#a8441c", light: "#edcdbc" },
} as const;

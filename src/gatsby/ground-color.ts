/** The grounds of landings in light mode, by accent and tone: `--landing-ground` in tokens.css. */
export const groundColors = {
  orange: { dark: "#f79622", light: "#ffe6cb" },
  teal: { dark: "#1f605f", light: "#c0cec7" },
  blue: { dark: "#2d5c96", light: "#c2cdda" },
  rust: { dark: "#a8441c", light: "#eac7b6" },
} as const;

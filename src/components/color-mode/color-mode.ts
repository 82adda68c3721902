export type ColorMode = "light" | "dark" | "system";

export const modeKey = "color-mode";

/** The local storage key of the scheme that the mode resolves to: `light` or `dark`. */
export const schemeKey = "color-scheme";

export function parseColorMode(text: string | null | undefined): ColorMode {
  return text === "dark" || text === "system" ? text : "light";
}

/** Light, dark, or as the operating system has it (requirements 14.2 and 14.3). */
export type ColorMode = "light" | "dark" | "system";

/** The keys in local storage: the chosen mode, and the color scheme that it shows, `light` or `dark`. */
export const modeKey = "color-mode";
export const schemeKey = "color-scheme";

/** Returns the mode that a text names, or else the default. */
export function parseColorMode(text: string | null | undefined): ColorMode {
  return text === "dark" || text === "system" ? text : "light";
}

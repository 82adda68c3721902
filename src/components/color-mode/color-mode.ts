/** A color mode: light, dark, or that of the operating system (requirements 14.2 and 14.3). */
export type ColorMode = "light" | "dark" | "system";

/** The local storage key of the chosen mode. */
export const modeKey = "color-mode";

/** The local storage key of the color scheme that the mode resolves to: `light` or `dark`. */
export const schemeKey = "color-scheme";

/** Parses a color mode. Falls back to light. */
export function parseColorMode(text: string | null | undefined): ColorMode {
  return text === "dark" || text === "system" ? text : "light";
}

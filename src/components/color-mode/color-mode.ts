export const modes = ["light", "dark", "system"] as const;

export type ColorMode = (typeof modes)[number];

/** The styles also start with it: src/styles/tokens.css. */
export const defaultMode: ColorMode = "light";

export const modeKey = "color-mode";

/** The local storage key of the scheme that the mode resolves to: `light` or `dark`. */
export const schemeKey = "color-scheme";

export function parseColorMode(text: string | null | undefined): ColorMode {
  return modes.find((mode) => mode === text) ?? defaultMode;
}

/** Light, dark, or as the operating system has it (specification, section 4: colour mode). */
export type ColorMode = "light" | "dark" | "system";

/** The key in the browser's local storage. */
export const storageKey = "color-mode";

/** The mode that was stored, or the default where nothing or nonsense was. */
export function parseColorMode(stored: string | null | undefined): ColorMode {
  return stored === "dark" || stored === "system" ? stored : "light";
}

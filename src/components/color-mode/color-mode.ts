/** Light, dark, or as the operating system has it (specification, section 4: colour mode). */
export type ColorMode = "light" | "dark" | "system";

/** The key in the browser's local storage. */
export const storageKey = "color-mode";

export const prefersDark = "(prefers-color-scheme: dark)";

/** What the browser's own surfaces take on: the header's navy by day, the page's ground by night. */
export const themeColors = { light: "#1d2446", dark: "#12162b" };

/** The mode that was stored, or the default where nothing or nonsense was. */
export function parseColorMode(stored: string | null | undefined): ColorMode {
  return stored === "dark" || stored === "system" ? stored : "light";
}

/** The `theme-color` of a mode, given what the operating system prefers. */
export function themeColorOf(mode: ColorMode, isSystemDark: boolean): string {
  return mode === "dark" || (mode === "system" && isSystemDark) ? themeColors.dark : themeColors.light;
}

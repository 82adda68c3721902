import { useSyncExternalStore } from "react";
import { type ColorMode, modeKey, parseColorMode, schemeKey } from "./color-mode";

const listeners = new Set<() => void>();

/** Returns the mode that the page shows: an attribute that the script in `<head>` sets first. */
function currentMode(): ColorMode {
  return parseColorMode(document.documentElement.dataset.colorMode);
}

/**
 * Shows a mode, and stores it and its color scheme (specification, section 9: storage keys). Nothing reads the
 * stored scheme; the script in `<head>` keeps it up to date while the system's preference changes.
 */
function setColorMode(mode: ColorMode): void {
  document.documentElement.dataset.colorMode = mode;
  for (const listener of listeners) listener();
  const isDark =
    mode === "system" ? window.matchMedia("(prefers-color-scheme: dark)").matches : mode === "dark";
  try {
    localStorage.setItem(modeKey, mode);
    localStorage.setItem(schemeKey, isDark ? "dark" : "light");
  } catch {
    // Storage is refused or full: the mode holds for this page.
  }
}

/** Subscribes to choices on this page, and in other tabs: the script in `<head>` has applied those by then. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** Returns the color mode and a function that changes it, in agreement with all switches and other tabs. */
export function useColorMode(): [ColorMode, (mode: ColorMode) => void] {
  const mode = useSyncExternalStore(subscribe, currentMode, () => "light" as const);
  return [mode, setColorMode];
}

import { useSyncExternalStore } from "react";
import { type ColorMode, defaultMode, modeKey, parseColorMode, schemeKey } from "./color-mode";

const prefersDark = "(prefers-color-scheme: dark)";

const listeners = new Set<() => void>();

/** Reads the attribute of the root element, which the script in `<head>` sets first. */
function currentMode(): ColorMode {
  return parseColorMode(document.documentElement.dataset.colorMode);
}

function show(mode: ColorMode): void {
  document.documentElement.dataset.colorMode = mode;
  for (const listener of listeners) listener();
}

/** Stores the mode and the resolved color scheme (requirement 14.4). The site never reads the scheme. */
function store(mode: ColorMode): void {
  const isDark = mode === "system" ? window.matchMedia(prefersDark).matches : mode === "dark";
  localStorage.setItem(modeKey, mode);
  localStorage.setItem(schemeKey, isDark ? "dark" : "light");
}

function setColorMode(mode: ColorMode): void {
  show(mode);
  try {
    store(mode);
  } catch {
    // Storage is blocked or full: the mode lasts until the next reload.
  }
}

/** Shows the stored mode, which another tab may have changed, and updates the stored color scheme. */
function synchronize(): void {
  try {
    const stored = localStorage.getItem(modeKey);
    if (stored === null) return;
    show(parseColorMode(stored));
    store(currentMode());
  } catch {
    // Storage is blocked: tabs stay independent.
  }
}

function subscribe(listener: () => void): () => void {
  const system = window.matchMedia(prefersDark);
  if (listeners.size === 0) {
    window.addEventListener("storage", synchronize);
    // A page in the back-forward cache receives no `storage` events.
    window.addEventListener("pageshow", synchronize);
    system.addEventListener("change", synchronize);
  }
  listeners.add(listener);
  // Another tab may have stored a mode before hydration.
  synchronize();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener("storage", synchronize);
    window.removeEventListener("pageshow", synchronize);
    system.removeEventListener("change", synchronize);
  };
}

/** Keeps all switches and open tabs in sync. */
export function useColorMode(): [ColorMode, (mode: ColorMode) => void] {
  const mode = useSyncExternalStore(subscribe, currentMode, () => defaultMode);
  return [mode, setColorMode];
}

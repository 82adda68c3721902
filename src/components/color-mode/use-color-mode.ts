import { useSyncExternalStore } from "react";
import { type ColorMode, parseColorMode, storageKey } from "./color-mode";

const listeners = new Set<() => void>();

/** The mode of the page as it stands: the attribute that the script in `<head>` has set. */
function currentMode(): ColorMode {
  return parseColorMode(document.documentElement.dataset.colorMode);
}

function apply(mode: ColorMode): void {
  document.documentElement.dataset.colorMode = mode;
  for (const listener of listeners) listener();
}

/** Sets the mode and keeps it, where the browser lets it be kept. */
function setColorMode(mode: ColorMode): void {
  apply(mode);
  try {
    localStorage.setItem(storageKey, mode);
  } catch {
    // Storage is refused or full: the mode holds for this page.
  }
}

/** Another tab has chosen. */
function onStorage({ key, newValue }: StorageEvent): void {
  if (key === storageKey || key === null) apply(parseColorMode(newValue));
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("storage", onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", onStorage);
  };
}

/** The colour mode and the way to change it; all switches of a page, and its other tabs, agree. */
export function useColorMode(): [ColorMode, (mode: ColorMode) => void] {
  const mode = useSyncExternalStore(subscribe, currentMode, () => "light" as const);
  return [mode, setColorMode];
}

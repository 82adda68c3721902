import { useSyncExternalStore } from "react";
import { type ColorMode, defaultMode, modeKey, parseColorMode, schemeKey } from "./color-mode";

const prefersDark = "(prefers-color-scheme: dark)";

/** Reads the attribute of the root element, which the script in `<head>` sets first. */
const currentMode = () => parseColorMode(document.documentElement.dataset.colorMode);

/** Shows the mode, and stores it with the resolved color scheme, as the owner asked. The site never reads the scheme. */
function setColorMode(mode: ColorMode): void {
  document.documentElement.dataset.colorMode = mode;
  const isDark = mode === "system" ? window.matchMedia(prefersDark).matches : mode === "dark";
  try {
    localStorage.setItem(modeKey, mode);
    localStorage.setItem(schemeKey, isDark ? "dark" : "light");
  } catch {
    // Storage is blocked or full: the mode lasts until the next reload.
  }
}

/** Shows the stored mode, which another tab may have changed, and updates the stored color scheme. */
function synchronize(): void {
  try {
    const stored = localStorage.getItem(modeKey);
    if (stored !== null) setColorMode(parseColorMode(stored));
  } catch {
    // Storage is blocked: tabs stay independent.
  }
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ["data-color-mode"] });
  const controller = new AbortController();
  const { signal } = controller;
  window.addEventListener("storage", synchronize, { signal });
  // A page in the back-forward cache receives no `storage` events.
  window.addEventListener("pageshow", synchronize, { signal });
  window.matchMedia(prefersDark).addEventListener("change", synchronize, { signal });
  // Another tab may have stored a mode before hydration.
  synchronize();
  return () => {
    observer.disconnect();
    controller.abort();
  };
}

/** Keeps all switches and open tabs in sync. */
export function useColorMode(): [ColorMode, (mode: ColorMode) => void] {
  const mode = useSyncExternalStore(subscribe, currentMode, () => defaultMode);
  return [mode, setColorMode];
}

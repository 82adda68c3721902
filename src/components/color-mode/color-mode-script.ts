import { storageKey } from "./color-mode";

/**
 * Runs in `<head>` before anything is painted, so that the page never shows in the wrong mode: sets the
 * stored mode on the root element. Refused storage means light.
 * It is the same on every page, and has no quotation marks, ampersands or angle brackets: React would write
 * them as entities, and a browser does not read entities in a script.
 */
export const colorModeScript = `{
let stored;
try { stored = localStorage.getItem(\`${storageKey}\`) } catch {}
document.documentElement.dataset.colorMode = stored === \`dark\` || stored === \`system\` ? stored : \`light\`;
}`;

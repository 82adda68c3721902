import { modeKey } from "./color-mode";

/**
 * The inline script that shows the stored color mode before the first paint, and checks its radio buttons before
 * hydration. Falls back to light if storage cannot be read.
 *
 * The text is the same on all pages, so that one hash allows it. It has no quotation marks, ampersands or angle
 * brackets, which React would write as entities: browsers do not decode entities in scripts. Some pages run it
 * twice (`src/gatsby/document/styles.ts`), which does no harm.
 */
export const colorModeScript = `{
let mode;
try { mode = localStorage.getItem(\`${modeKey}\`) } catch {}
if (mode !== \`dark\`) mode = mode === \`system\` ? mode : \`light\`;
document.documentElement.dataset.colorMode = mode;
addEventListener(\`DOMContentLoaded\`, function () {
for (const radio of document.querySelectorAll(\`input[value=\${mode}]\`)) radio.checked = true;
});
}`;

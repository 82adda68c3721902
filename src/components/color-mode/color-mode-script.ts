import { modeKey } from "./color-mode";

/**
 * The inline script that applies the stored color mode before the first paint, or light if storage cannot be
 * read, and checks its radio buttons before hydration. The text is the same on all pages, so that one hash in
 * the policy allows it. It contains no quotation marks, ampersands or angle brackets, which React would write
 * as entities. Some pages run it twice (`src/gatsby/document/styles.ts`). The second run changes nothing.
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

import { defaultMode, modeKey, modes } from "./color-mode";

/**
 * The inline script that applies the stored color mode before the first paint, and checks the radio buttons
 * of that mode before hydration. Falls back to the default if storage cannot be read. Also applies and
 * stores the mode that a visitor chooses, because other scripts may fail. Sets `data-scripts`: scripts start (docs/architecture.md).
 *
 * The text contains no quotation marks, ampersands or angle brackets: React would write them as entities, which
 * browsers do not decode in scripts. Some pages run it twice (`src/gatsby/document/styles.ts`). The second run changes nothing.
 */
export const colorModeScript = `{
let mode;
try { mode = localStorage.getItem(\`${modeKey}\`) } catch {}
if (!/^(${modes.join("|")})$/.test(mode)) mode = \`${defaultMode}\`;
const root = document.documentElement;
root.dataset.scripts = \`start\`;
root.dataset.colorMode = mode;
addEventListener(\`DOMContentLoaded\`, function () {
for (const radio of document.querySelectorAll(\`input[value=\${mode}]\`)) radio.checked = true;
});
addEventListener(\`change\`, function ({ target }) {
if (!/^color-mode/.test(target.name)) return;
root.dataset.colorMode = target.value;
try { localStorage.setItem(\`${modeKey}\`, target.value) } catch {}
}, true);
}`;

import { modeKey, schemeKey } from "./color-mode";

/**
 * The inline script that shows the stored color mode before the first paint, and in the radio buttons of the
 * switches before hydration. Storage that cannot be read means light. It also follows what other tabs store, and
 * keeps the stored color scheme in agreement with the stored mode.
 *
 * The text is the same on all pages, so that one hash allows it. It has no quotation marks, ampersands or angle
 * brackets, which React would write as entities: browsers do not decode entities in scripts. Some pages run it
 * twice (`src/build/document/styles.ts`), so each step can be repeated.
 */
export const colorModeScript = `{
const { dataset } = document.documentElement;
const prefersDark = matchMedia(\`(prefers-color-scheme: dark)\`);
let mode;
const update = function () {
try {
mode = localStorage.getItem(\`${modeKey}\`);
const isDark = mode === \`system\` ? prefersDark.matches : mode === \`dark\`;
if (mode) localStorage.setItem(\`${schemeKey}\`, isDark ? \`dark\` : \`light\`);
} catch {}
};
const show = function () {
update();
dataset.colorMode = mode === \`dark\` || mode === \`system\` ? mode : \`light\`;
for (const radio of document.querySelectorAll(\`input[name^=color-mode]\`)) radio.checked = radio.value === dataset.colorMode;
};
show();
addEventListener(\`DOMContentLoaded\`, show);
addEventListener(\`storage\`, function ({ key }) { if (key !== \`${schemeKey}\`) show() });
prefersDark.addEventListener(\`change\`, update);
}`;

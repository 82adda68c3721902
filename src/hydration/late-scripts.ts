// Compiled into every page by src/build/document/inline-script.ts: small, and without imports of libraries.

import { recordEarlyInputs } from "./early-input";

/** The addresses of Gatsby's scripts; the build puts them here. */
declare const SCRIPTS: readonly string[];

/** What a visitor does on the way to wanting something of the page. */
const intents = ["pointerover", "pointerdown", "keydown"];

let isStarted = false;

function start(): void {
  if (isStarted) return;
  isStarted = true;
  for (const intent of intents) removeEventListener(intent, start, true);
  for (const src of SCRIPTS) document.head.append(Object.assign(document.createElement("script"), { src }));
}

// Scripts compete with the page's text and pictures for the line and the processor: they wait until it is
// painted, or until somebody wants something.
window.___earlyInputs = recordEarlyInputs();
for (const intent of intents) addEventListener(intent, start, true);
addEventListener("load", () => {
  if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 2000 });
  // Safari has no idle callbacks.
  else setTimeout(start, 200);
});

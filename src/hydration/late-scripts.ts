// Compiled into every page by src/build/document/inline-script.ts: small, and without imports of libraries.

import { recordEarlyInputs } from "./early-input";

/** The addresses of Gatsby's scripts; the build puts them here. */
declare const SCRIPTS: readonly string[];

/** What a visitor does who is about to want something of the page. */
const intents = ["pointermove", "pointerdown", "click", "change", "keydown", "focusin", "scroll"];

/** A pointer that rests where a page comes up is said to move, by nothing. */
const isAtRest = (event: Event) =>
  event instanceof PointerEvent && event.type === "pointermove" && !event.movementX && !event.movementY;

let isStarted = false;

function start(event?: Event): void {
  if (isStarted || (event && isAtRest(event))) return;
  isStarted = true;
  for (const intent of intents) removeEventListener(intent, start, true);
  for (const src of SCRIPTS) document.head.append(Object.assign(document.createElement("script"), { src }));
}

// A page is read without its scripts: they leave the line and the processor to it until somebody wants more.
window.___earlyInputs = recordEarlyInputs();
for (const intent of intents) addEventListener(intent, start, true);
addEventListener("load", () => {
  // A carousel that moves by itself says so (APG: carousel pattern), and an address may ask for what is not in
  // the document: neither waits for a visitor.
  if (!document.querySelector("[aria-live=off]") && !location.search) return;
  if ("requestIdleCallback" in window) requestIdleCallback(() => start(), { timeout: 2000 });
  // Safari has no idle callbacks.
  else setTimeout(start, 200);
});

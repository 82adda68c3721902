// Compiled into every page by src/build/document/late-scripts.ts: small, and without imports of libraries.

import { recordEarlyInputs } from "./early-input";

/** The addresses of Gatsby's scripts; the build puts them here. */
declare const SCRIPTS: readonly string[];

/** The address of early-motion.ts, for a page where something moves by itself. */
declare const MOTION: string;

/** What a visitor does who is about to want something of the page. */
const intents = ["pointermove", "pointerdown", "click", "change", "keydown", "focusin", "scroll"];

/** A pointer that rests where a page comes up is said to move, by nothing. */
const isAtRest = (event: Event) =>
  event instanceof PointerEvent && event.type === "pointermove" && !event.movementX && !event.movementY;

let isStarted = false;
let stopMotion = () => {};

function append(src: string): HTMLScriptElement {
  const script = Object.assign(document.createElement("script"), { src });
  document.head.append(script);
  return script;
}

function start(event?: Event): void {
  if (isStarted || (event && isAtRest(event))) return;
  isStarted = true;
  stopMotion();
  for (const intent of intents) removeEventListener(intent, start, true);
  SCRIPTS.forEach(append);
}

function move(): void {
  append(MOTION).onload = () => {
    if (!isStarted) stopMotion = window.___startMotion?.(start) ?? stopMotion;
  };
}

// A page is read without its scripts: they leave the line and the processor to it until somebody wants more.
window.___earlyInputs = recordEarlyInputs();
for (const intent of intents) addEventListener(intent, start, true);
addEventListener("load", () => {
  // A carousel that moves by itself says so (APG: carousel pattern).
  const movesByItself = document.querySelector("[aria-live=off]");
  // An address may ask for what is not in the document: that does not wait for a visitor.
  const begin = location.search ? () => start() : movesByItself && move;
  // Safari has no idle callbacks.
  if (begin) (window.requestIdleCallback ?? setTimeout)(begin);
});

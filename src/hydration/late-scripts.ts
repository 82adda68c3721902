// Compiled into every page by src/build/document/late-scripts.ts: small, and without imports of libraries.

import { recordEarlyInputs } from "./early-input";

/** The addresses of Gatsby's scripts; the build puts them here. */
declare const SCRIPTS: readonly string[];

/** The address of early-motion.ts on a page where something moves by itself; else empty. */
declare const MOTION: string;

/** What a visitor does who is about to want something of the page. */
const intents = ["pointermove", "pointerdown", "click", "change", "keydown", "focusin", "scroll"];

/** A pointer that rests where a page comes up is said to move, by nothing. */
const isAtRest = (event: Event) =>
  event instanceof PointerEvent && event.type === "pointermove" && !event.movementX && !event.movementY;

let isStarted = false;
let stopMotion = () => {};

function start(event?: Event): void {
  if (isStarted || (event && isAtRest(event))) return;
  isStarted = true;
  stopMotion();
  for (const intent of intents) removeEventListener(intent, start, true);
  for (const src of SCRIPTS) document.head.append(Object.assign(document.createElement("script"), { src }));
}

/** The address as a parameter: one that stands in the call would be looked for while the site is built. */
async function move(address: string): Promise<void> {
  const motion: typeof import("./early-motion") = await import(address);
  if (!isStarted) stopMotion = motion.startMotion(start);
}

// A page is read without its scripts: they leave the line and the processor to it until somebody wants more. An
// address may ask for what is not in the document: that does not wait for a visitor.
window.___earlyInputs = recordEarlyInputs();
for (const intent of intents) addEventListener(intent, start, true);
const begin = location.search ? () => start() : MOTION && (() => move(MOTION));
// Safari has no idle callbacks.
if (begin) addEventListener("load", () => (window.requestIdleCallback ?? setTimeout)(begin));

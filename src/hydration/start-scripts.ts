// src/gatsby/document/defer-scripts.ts compiles this file into an inline script. Keep it small.

import { openAtStart } from "../navigation/scroll-start";
import { watchBeforeHydration } from "./before-hydration";

/** The build fills in the addresses of Gatsby's scripts. */
declare const SCRIPTS: readonly string[];

/** These events start the scripts, because the visitor expects a response. */
const intents = ["pointermove", "pointerdown", "click", "change", "keydown", "focusin", "scroll", "dragover"];

/** Chromium fires a `pointermove` without movement when a page loads under a resting pointer. */
const isWithoutMovement = (event: Event) =>
  event instanceof PointerEvent && event.type === "pointermove" && !event.movementX && !event.movementY;

const started = new AbortController();
const { signal } = started;

openAtStart();
const beforeHydration = watchBeforeHydration();
window.___beforeHydration = beforeHydration;

/**
 * How long scripts may take until they hydrate the page, in milliseconds. Then, the browser handles all input
 * until they do.
 */
const patience = 15_000;

/** A script, a file of the page or a promise has failed, or nothing has happened for too long. */
function onFailure(): void {
  if (!beforeHydration.isHydrating) beforeHydration.giveUp();
}

function start(): void {
  if (signal.aborted) return;
  started.abort();
  // The browser has cut off the document, because the visitor went back and forward while it loaded.
  if (document.readyState === "complete" && !document.querySelector("footer")) {
    location.reload();
    return;
  }
  for (const src of SCRIPTS)
    document.head.append(Object.assign(document.createElement("script"), { src, onerror: onFailure }));
  for (const type of ["error", "unhandledrejection"]) addEventListener(type, onFailure);
  setTimeout(onFailure, patience);
}

for (const intent of intents)
  addEventListener(intent, (event) => isWithoutMovement(event) || start(), { capture: true, signal });
// Safari does not support idle callbacks. On a busy page, an idle callback without a timeout may never run.
const whenIdle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback));

/** In milliseconds. After the load event, the browser needs a few frames to paint, which scripts would delay. */
const timeToPaint = 100;

addEventListener("load", () => {
  setTimeout(() => whenIdle(start, { timeout: 2000 }), timeToPaint);
});

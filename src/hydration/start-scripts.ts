// src/gatsby/document/defer-scripts.ts compiles this file into an inline script. Keep it small.

import { openAtStart } from "../navigation/scroll-start";
import { watchHistory } from "../navigation/watch-history";
import { recordInput } from "./before-hydration";

/** The build fills in the addresses of Gatsby's scripts. */
declare const SCRIPTS: readonly string[];

/** These events start the scripts, because the visitor expects a response. */
const intents = ["pointermove", "pointerdown", "click", "change", "keydown", "focusin", "scroll", "dragover"];

/** Chromium fires a `pointermove` without movement when a page loads under a resting pointer. */
const isWithoutMovement = (event: Event) =>
  event instanceof PointerEvent && event.type === "pointermove" && !event.movementX && !event.movementY;

/** Repairs a malformed fragment of the address, such as `#100%`, at which Gatsby would throw an error. */
function repairFragment(): void {
  try {
    decodeURI(location.hash);
  } catch {
    history.replaceState(history.state, "", location.hash.replaceAll("%", "%25"));
  }
}

repairFragment();
addEventListener("popstate", repairFragment);
openAtStart();
watchHistory();
const before = recordInput();
window.___beforeHydration = before;

/** In milliseconds. If hydration has not started by then, the browser handles all input until it does. */
const patience = 15_000;

/** A script, a file of the page or a promise has failed, or nothing has happened for too long. */
function onFailure(): void {
  if (!before.isHydrating) before.end(false);
}

const waiting = new AbortController();
const { signal } = waiting;

function start(): void {
  if (signal.aborted) return;
  waiting.abort();
  for (const src of SCRIPTS)
    document.head.append(Object.assign(document.createElement("script"), { src, onerror: onFailure }));
  for (const type of ["error", "unhandledrejection"]) addEventListener(type, onFailure);
  setTimeout(onFailure, patience);
}

for (const intent of intents)
  addEventListener(intent, (event) => isWithoutMovement(event) || start(), { capture: true, signal });
// Safari does not support idle callbacks. On a busy page, an idle callback without a timeout may never run.
const whenIdle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback));
// After the load event, the browser needs a few frames to paint, which scripts would delay.
addEventListener("load", () => setTimeout(() => whenIdle(start, { timeout: 2000 }), 100));

// src/gatsby/document/defer-scripts.ts compiles this file into an inline script. Keep it small.

import { isHydrated } from "../navigation/is-hydrated";
import { openAtStart } from "../navigation/scroll-start";

/** The addresses of Gatsby's scripts. The build declares them before this script. */
declare const SCRIPTS: readonly string[];

let isStarted = false;

/** Before hydration, a script, a file of the page or a promise has failed: the page is as without scripts. */
function onFailure(): void {
  if (!isHydrated()) delete document.documentElement.dataset.scripts;
}

function start(): void {
  if (isStarted) return;
  isStarted = true;
  for (const src of SCRIPTS)
    document.head.append(Object.assign(document.createElement("script"), { src, onerror: onFailure }));
  for (const type of ["error", "unhandledrejection"]) addEventListener(type, onFailure);
}

openAtStart();
const { pathname } = location;
// Back and Forward between entries that scripts have pushed before a reload. After hydration, Gatsby shows the page.
addEventListener("popstate", () => {
  if (!isHydrated() && location.pathname !== pathname) location.reload();
});
// The visitor expects a response.
for (const intent of ["pointerdown", "click", "keydown", "focusin", "scroll", "dragover"])
  addEventListener(intent, start, true);
// After the load event, the browser needs a few frames to paint, which scripts would delay. Safari does not support idle
// callbacks. On a busy page, an idle callback without a timeout may never run.
const whenIdle = window.requestIdleCallback ?? setTimeout;
addEventListener("load", () => setTimeout(() => whenIdle(start, { timeout: 2000 }), 100));

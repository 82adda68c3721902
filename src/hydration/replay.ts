/** Controls that browsers operate without script. Links have been followed, checkboxes keep their state. */
const nativeControls = "a, input, label, select, summary, textarea, [popovertarget], form[action] button";

/** Repeats a change of a control whose state React sets, or whose files it reads. */
function replayChange(control: EventTarget): void {
  if (!(control instanceof HTMLInputElement)) return;
  if (control.type === "file") control.dispatchEvent(new Event("change", { bubbles: true }));
  if (control.type !== "radio") return;
  // React compares the state with the one before.
  control.checked = false;
  control.click();
}

/** Copies an event: a browser does not dispatch the same one twice. The copy keeps the pointer, its place and the key. */
function copyOf(event: Event): Event {
  if (event instanceof KeyboardEvent) return new KeyboardEvent(event.type, event);
  if (event instanceof MouseEvent) return new PointerEvent(event.type, event);
  return new Event(event.type, event);
}

/** Dispatches input that was made before hydration once more, now that React listens. */
export function replay(event: Event): void {
  const { target, type } = event;
  if (!(target instanceof Element) || !target.isConnected) return;
  if (type === "change") replayChange(target);
  else if (type !== "click" || !target.closest(nativeControls)) target.dispatchEvent(copyOf(event));
}

/**
 * Controls that browsers operate without scripts. Links have already been followed, and checkboxes keep their
 * state.
 */
const nativeControls = "a, input, label, select, summary, textarea, [popovertarget], form[action] button";

/** Repeats the change of a control whose state React sets, or whose files it reads. */
function replayChange(control: EventTarget): void {
  if (!(control instanceof HTMLInputElement)) return;
  if (control.type === "file") control.dispatchEvent(new Event("change", { bubbles: true }));
  if (control.type !== "radio") return;
  // React ignores a change to the state that it already knows.
  control.checked = false;
  control.click();
}

/**
 * Copies an event, because a browser does not dispatch the same event twice. The copy has the same pointer,
 * position and key.
 */
function copyOf(event: Event): Event {
  if (event instanceof KeyboardEvent) return new KeyboardEvent(event.type, event);
  if (event instanceof MouseEvent) return new PointerEvent(event.type, event);
  return new Event(event.type, event);
}

/** Dispatches input from before hydration again, now that React listens. */
export function replay(event: Event): void {
  const { target, type } = event;
  if (!(target instanceof Element) || !target.isConnected) return;
  if (type === "change") replayChange(target);
  else if (type !== "click" || !target.closest(nativeControls)) target.dispatchEvent(copyOf(event));
}

/** Controls that work without scripts: browsers follow links and check boxes before hydration too. */
const nativeControls = "a, input, label, select, summary, textarea, [popovertarget], form[action] button";

function replayChange(control: EventTarget): void {
  if (!(control instanceof HTMLInputElement) || control.type !== "radio") return;
  // React ignores a click that does not change the state of the radio button.
  control.checked = false;
  control.click();
}

/** A browser does not dispatch the same event twice. The copy has the same pointer, position and key. */
function copyOf(event: Event): Event {
  if (event instanceof KeyboardEvent) return new KeyboardEvent(event.type, event);
  if (event instanceof MouseEvent) return new PointerEvent(event.type, event);
  return new Event(event.type, event);
}

export function replay(event: Event): void {
  const { target, type, defaultPrevented } = event;
  if (!(target instanceof Element) || !target.isConnected) return;
  if (type === "change") replayChange(target);
  else if (type !== "click" || defaultPrevented || !target.closest(nativeControls))
    target.dispatchEvent(copyOf(event));
}

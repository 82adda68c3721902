import { successorOf } from "./replaced-page";

/** Controls that work without scripts: browsers follow links and check boxes before hydration too. */
const nativeControls = "a, input, label, textarea, [popovertarget], form[action] button";

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

/** Whether an event needs no replay. The browser has handled the click, or the replayed click submits the form. */
const isHandled = ({ type, defaultPrevented }: Event, target: Element) =>
  (type === "click" && !defaultPrevented && target.closest(nativeControls) !== null) ||
  (type === "submit" && !target.matches("[action]"));

export function replay(event: Event): void {
  if (!(event.target instanceof Element)) return;
  const target = event.target.isConnected ? event.target : successorOf(event.target);
  if (!target) return;
  if (event.type === "change") replayChange(target);
  else if (!isHandled(event, target)) target.dispatchEvent(copyOf(event));
}

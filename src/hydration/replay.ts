import { successorOf } from "./replaced-page";

/** Controls that work without scripts: browsers follow links and check boxes before hydration too. */
const nativeControls = "a, input, label, textarea, [popovertarget], form[action] button";

/** Whether an event needs no replay. The browser has handled the click, or the replayed click submits the form. */
const isHandled = ({ type, defaultPrevented }: Event, target: Element) =>
  (type === "click" && !defaultPrevented && target.closest(nativeControls) !== null) ||
  (type === "submit" && !target.matches("[action]"));

export function replay(event: Event): void {
  if (!(event.target instanceof Element)) return;
  const target = event.target.isConnected ? event.target : successorOf(event.target);
  if (event.type === "click" && target instanceof HTMLInputElement && target.type === "radio") {
    // React ignores a click that does not change the state of the radio button.
    target.checked = false;
    target.click();
    // A browser does not dispatch the same event twice. The copy has the same pointer, position and key.
  } else if (target && !isHandled(event, target))
    target.dispatchEvent(Reflect.construct(event.constructor, [event.type, event]));
}

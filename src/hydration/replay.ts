/**
 * The control of a click or a change that the page has missed: a button that was pressed, a radio button that is
 * now checked, a field in which a file was chosen. Links and text fields need no script; checkboxes keep what they
 * are until somebody asks them (`src/components/gallery/use-checkboxes.ts`).
 */
function controlOf({ type, target }: Event): Element | null {
  if (!(target instanceof Element)) return null;
  // What opens a popover or a disclosure does so without script.
  if (type === "click") return target.closest("button:not([popovertarget])");
  return target.matches("[type=radio], [type=file]") ? target : null;
}

/** Does once more, now that the page listens, what was done to a control before. */
export function replay(event: Event): void {
  const control = controlOf(event);
  if (!control?.isConnected) return;
  if (control instanceof HTMLButtonElement) control.click();
  if (!(control instanceof HTMLInputElement)) return;
  if (control.type === "file") {
    control.dispatchEvent(new Event("change", { bubbles: true }));
    return;
  }
  // React hears of a change, not of a state.
  control.checked = false;
  control.click();
}

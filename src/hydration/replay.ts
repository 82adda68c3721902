/** Does once more, now that the page listens, what was done to a control before. */
export function replay(control: Element): void {
  if (!control.isConnected) return;
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

import { copyEntry, type FormField, isField } from "../copy-entry";

const signatureOf = (element: Element) => {
  const attributes = ["name", "value", "href"].map((name) => element.getAttribute(name));
  return [element.tagName, element.textContent, ...attributes].join();
};

/** Returns the element of the page that replaces one that React has removed. */
export function successorOf(element: Element): Element | undefined {
  const root = element.getRootNode();
  const alike = (root: ParentNode) =>
    [...root.querySelectorAll(element.tagName)].filter(
      (other) => signatureOf(other) === signatureOf(element),
    );
  return root instanceof Element ? alike(document)[alike(root).indexOf(element)] : undefined;
}

function copyState(from: FormField, to: FormField): void {
  copyEntry(from, to);
  if ("files" in from && from.files?.length) to.dispatchEvent(new Event("change", { bubbles: true }));
  if (from.selectionStart !== null) to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

/**
 * If React could not hydrate the page, such as after a change by a translator, it has rendered it anew. Copies
 * what the visitor has entered and chosen, opens the popovers that were open, and moves the focus.
 */
export function restoreState(
  removed: readonly Element[],
  popovers: readonly Element[],
  focused: Element | null,
): void {
  const all = (selector: string) => removed.flatMap((element) => [...element.querySelectorAll(selector)]);
  for (const control of all("input, textarea")) {
    const successor = successorOf(control);
    if (isField(control) && isField(successor)) copyState(control, successor);
  }
  for (const popover of popovers) {
    const successor = successorOf(popover);
    if (successor instanceof HTMLElement) successor.showPopover();
  }
  const successor = focused && !focused.isConnected && successorOf(focused);
  if (successor instanceof HTMLElement) successor.focus({ preventScroll: true });
  // React has removed the deferred styles, and webpack's runtime does not load them again.
  document.head.append(...all("#deferred-styles link"));
}

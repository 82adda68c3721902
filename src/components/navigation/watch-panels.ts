/** The attribute that keeps a panel closed while the pointer or the focus is on its entry. */
const dismissed = "data-dismissed";

const isShown = (entry: Element) =>
  entry.querySelector("ul")?.checkVisibility({ visibilityProperty: true }) ?? false;

/**
 * Watches the panels of the header, which CSS opens on hover and on focus (navigation-entry.module.css).
 * Closes a panel on Escape, on a click outside, and on a click on its button or one of its links. Reports
 * which panel is open.
 *
 * @param onChange receives the index of the entry whose panel is open, or -1
 */
export function watchPanels(list: HTMLElement, onChange: (open: number) => void) {
  const controller = new AbortController();
  const { signal } = controller;
  const entries = () => [...list.children];
  const entryOf = (target: EventTarget | null) =>
    entries().find((entry) => target instanceof Node && entry.contains(target));
  const report = () => onChange(entries().findIndex(isShown));

  // The entry whose button closes its panel on the next click. Undefined if only hover has opened the panel:
  // then the click keeps the panel open.
  let held = entryOf(list.querySelector(":focus-visible"));

  function dismiss(entry: Element): void {
    entry.setAttribute(dismissed, "");
    held = undefined;
    report();
  }

  function enter({ target, relatedTarget }: MouseEvent | FocusEvent): void {
    const entry = entryOf(target);
    if (!entry || entry === entryOf(relatedTarget)) return;
    entry.removeAttribute(dismissed);
    if (entry.querySelector(":focus-visible")) held = entry;
    report();
  }

  function leave({ type, target, relatedTarget }: MouseEvent | FocusEvent): void {
    if (entryOf(target) === entryOf(relatedTarget)) return;
    if (type === "focusout") held = undefined;
    report();
  }

  function click({ target }: Event): void {
    const entry = entryOf(target);
    const control = target instanceof Element && target.closest("a, button");
    if (!entry || !control) return;
    if (entry === held || control.matches("a")) {
      dismiss(entry);
      return;
    }
    entry.removeAttribute(dismissed);
    // Safari does not focus a button on click.
    entry.querySelector("button")?.focus();
    held = entry;
    report();
  }

  function close(): void {
    const entry = entries().find(isShown);
    if (entry) dismiss(entry);
  }

  function closeOnEscape({ key }: KeyboardEvent): void {
    const entry = key === "Escape" && entries().find(isShown);
    if (!entry) return;
    if (entry.contains(document.activeElement)) entry.querySelector("button")?.focus();
    dismiss(entry);
  }

  // iOS keeps hover and focus on an element when a tap hits no other control.
  function closeOutside({ target }: Event): void {
    const entry = entries().find(isShown);
    if (entry && entry !== entryOf(target)) dismiss(entry);
  }

  list.addEventListener("mouseover", enter, { signal });
  list.addEventListener("focusin", enter, { signal });
  list.addEventListener("mouseout", leave, { signal });
  list.addEventListener("focusout", leave, { signal });
  list.addEventListener("click", click, { signal });
  document.addEventListener("keydown", closeOnEscape, { signal });
  document.addEventListener("pointerdown", closeOutside, { signal });
  // The pointer or the focus may already be on an entry.
  report();
  return { close, stop: () => controller.abort() };
}

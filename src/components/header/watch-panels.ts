const isShown = (entry: Element) =>
  entry.querySelector("ul")?.checkVisibility({ visibilityProperty: true }) ?? false;

/**
 * The `data-panel` attribute of an entry of the header:
 * - `""`: the panel is open while the pointer is on the entry. CSS does this (navigation-entry.module.css).
 * - `"pinned"`: the panel stays open until the focus leaves the entry.
 * - `"dismissed"`: the panel stays closed until the pointer enters the entry again.
 */
type PanelState = "" | "pinned" | "dismissed";

/**
 * Watches the panels of the header. Pins a panel on a click on its button, also by Enter or Space. Closes it on
 * Escape, on a click outside, on a second click, and on a click on one of its links. Reports which panel is open.
 *
 * @param onChange receives the index of the entry whose panel is open, or -1
 */
export function watchPanels(list: HTMLElement, onChange: (open: number) => void) {
  const controller = new AbortController();
  const { signal } = controller;
  const entries = () => [...list.children];
  const entryOf = (target: EventTarget | null) =>
    entries().find((entry) => target instanceof Node && entry.contains(target));
  const isPinned = (entry: Element) => entry.matches("[data-panel=pinned]");
  const report = () => onChange(entries().findIndex(isShown));

  function set(entry: Element, state: PanelState): void {
    entry.setAttribute("data-panel", state);
    report();
  }

  function enter({ target, relatedTarget }: MouseEvent): void {
    const entry = entryOf(target);
    if (entry && entry !== entryOf(relatedTarget) && !isPinned(entry)) set(entry, "");
  }

  // Keeps the focus visible when the pointer leaves.
  function gainFocus({ target }: FocusEvent): void {
    const entry = entryOf(target);
    if (entry?.querySelector("ul")?.contains(document.activeElement)) set(entry, "pinned");
  }

  function loseFocus({ target, relatedTarget }: FocusEvent): void {
    const entry = entryOf(target);
    // When the window loses the focus, `focusout` fires, but `document.activeElement` stays.
    const isLeft = entry !== entryOf(relatedTarget) && !entry?.contains(document.activeElement);
    if (entry && isLeft && isPinned(entry)) set(entry, "");
  }

  function click({ target }: Event): void {
    const entry = entryOf(target);
    const control = target instanceof Element && target.closest("a, button");
    if (!entry || !control) return;
    if (isPinned(entry) || control.matches("a")) {
      set(entry, "dismissed");
      return;
    }
    // Safari does not focus a button on click.
    entry.querySelector("button")?.focus();
    set(entry, "pinned");
  }

  function close(): void {
    const entry = entries().find(isShown);
    if (entry) set(entry, "dismissed");
  }

  function closeOnEscape({ key }: KeyboardEvent): void {
    const entry = key === "Escape" && entries().find(isShown);
    if (!entry) return;
    if (entry.contains(document.activeElement)) entry.querySelector("button")?.focus();
    set(entry, "dismissed");
  }

  // iOS keeps hover and focus on an element when a tap hits no other control.
  function closeOutside({ target }: Event): void {
    const entry = entries().find(isShown);
    if (entry && entry !== entryOf(target)) set(entry, "dismissed");
  }

  list.addEventListener("mouseover", enter, { signal });
  list.addEventListener("mouseout", report, { signal });
  list.addEventListener("focusin", gainFocus, { signal });
  list.addEventListener("focusout", loseFocus, { signal });
  list.addEventListener("click", click, { signal });
  document.addEventListener("keydown", closeOnEscape, { signal });
  document.addEventListener("pointerdown", closeOutside, { signal });
  // A panel that the focus has opened stays open.
  const focused = entryOf(list.querySelector(":focus-visible"));
  for (const entry of entries()) set(entry, entry === focused ? "pinned" : "");
  return { close, stop: () => controller.abort() };
}

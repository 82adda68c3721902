import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";

/** The time in milliseconds in which the pointer can cross other entries on its way to the panel that is open. */
const timeToCross = 300;

/** The index of no menu. */
export const none = -1;

/** The menus that were clicked, the one that the pointer has opened, and the one that it is on. */
type Menus = { clicked: readonly number[]; hovered: number; pointed: number };

const closed: Menus = { clicked: [], hovered: none, pointed: none };

const shownIn = ({ clicked, hovered }: Menus) => (hovered === none ? clicked : [hovered]);

const isOpen = (sheet: Element | null) => sheet?.matches(":popover-open") === true;

/**
 * Opens and closes the menus of the header. In wide viewports they are panels, one at a time. In others they are groups
 * of the sheet, a popover that the browser opens and closes. The groups are closed when the sheet opens.
 */
export function useMenu(path: string) {
  const sheet = useRef<HTMLElement>(null);
  const sheetButton = useRef<HTMLButtonElement>(null);
  // Undefined until hydration: CSS decides which menus are shown.
  const [menus, setMenus] = useState<Menus>();
  const { hovered, pointed } = menus ?? closed;
  const update = (change: (menus: Menus) => Partial<Menus>) =>
    setMenus((menus = closed) => ({ ...menus, ...change(menus) }));

  const close = useCallback(() => {
    setMenus(closed);
    sheet.current?.togglePopover(false);
  }, []);

  // Closes the menus when the page changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies(path): the effect ends when the page changes
  useLayoutEffect(() => close, [close, path]);

  // Shows the panel of the entry on which the pointer rests.
  useEffect(() => {
    if (pointed === hovered) return;
    const timer = setTimeout(
      () => setMenus((menus = closed) => ({ ...menus, hovered: pointed })),
      timeToCross,
    );
    return () => clearTimeout(timer);
  }, [pointed, hovered]);

  useEffect(() => {
    const element = sheet.current;
    if (!element) return;
    // What is shown before hydration stays. In the sheet, these are all groups.
    const entries = [...element.querySelectorAll(":scope > ul > li")];
    const allGroups = { ...closed, clicked: [...entries.keys()] };
    const hovered = entries.findIndex((entry) => entry.matches(":has(> button):hover"));
    const focused = entries.findIndex((entry) => entry.matches(":has(> button):has(:focus-visible)"));
    const panel = { clicked: focused === none ? [] : [focused], hovered, pointed: hovered };
    setMenus((menus) => menus ?? (isOpen(element) ? allGroups : panel));

    const controller = new AbortController();
    const { signal } = controller;
    const onToggle = () => setMenus(closed);
    const onResize = () => {
      if (!sheetButton.current?.checkVisibility()) element.togglePopover(false);
    };
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !element.contains(target) && !isOpen(element)) close();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || isOpen(element)) return;
      element.querySelector<HTMLElement>("li:focus-within > [aria-expanded=true]")?.focus();
      close();
    };
    const onClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest("a")) close();
    };
    element.addEventListener("toggle", onToggle, { signal });
    window.addEventListener("resize", onResize, { signal });
    document.addEventListener("pointerdown", onPress, { signal });
    document.addEventListener("keydown", onKey, { signal });
    element.addEventListener("click", onClick, { signal });
    window.addEventListener("pagehide", close, { signal });
    return () => controller.abort();
  }, [close]);

  const menu = (index: number) => ({
    isOpen: menus && shownIn(menus).includes(index),
    events: {
      onPointerEnter({ pointerType }: PointerEvent) {
        if (pointerType === "touch" || isOpen(sheet.current)) return;
        update((menus) => ({ pointed: index, hovered: shownIn(menus).length > 0 ? menus.hovered : index }));
      },
      // Keeps the focus visible when the pointer leaves.
      onFocus({ target, currentTarget }: FocusEvent) {
        const isInPanel = target.parentElement !== currentTarget;
        if (isInPanel && !isOpen(sheet.current)) update(() => ({ clicked: [index] }));
      },
      onBlur({ relatedTarget, currentTarget }: FocusEvent) {
        // When the window loses the focus, the element keeps it.
        const isLeft = !currentTarget.contains(relatedTarget ?? document.activeElement);
        if (isLeft && !isOpen(sheet.current)) update(() => ({ clicked: [] }));
      },
    },
    onClick({ currentTarget }: MouseEvent<HTMLButtonElement>) {
      // Safari does not focus a button on click.
      currentTarget.focus();
      const isGroup = isOpen(sheet.current);
      const hovered = !isGroup && currentTarget.matches(":hover") ? index : none;
      update(({ clicked }) => {
        const others = isGroup ? clicked.filter((other) => other !== index) : [];
        if (clicked.includes(index)) return { ...closed, clicked: others };
        return { clicked: [...others, index], hovered, pointed: hovered };
      });
    },
  });

  const onPointerLeave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== "touch") update(() => ({ hovered: none, pointed: none }));
  };

  return { sheet, sheetButton, menu, onPointerLeave };
}

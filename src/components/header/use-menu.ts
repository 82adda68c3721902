import {
  type MouseEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import * as breakpoint from "../../styles/breakpoint.module.css";
import { watchPanels } from "./watch-panels";

/** In wide viewports, submenus are panels below the header. In others they are groups of the sheet. */
const wide = breakpoint.fromWide ?? "";

/**
 * Toggles a group of the sheet without moving its row: fixes the top margin of the list and, if needed, adds padding to
 * the sheet. `resetPlace` removes both.
 */
function toggleInPlace(row: Element, list: HTMLElement, sheet: HTMLElement, toggle: () => void): void {
  list.style.marginBlockStart = getComputedStyle(list).marginBlockStart;
  const { top } = row.getBoundingClientRect();
  flushSync(toggle);
  const moved = row.getBoundingClientRect().top - top;
  if (moved <= 0) return;
  sheet.style.paddingBlockEnd = `calc(${getComputedStyle(sheet).paddingBlockEnd} + ${moved}px)`;
  sheet.scrollTop += moved;
}

function resetPlace(list: HTMLElement | null, sheet: HTMLElement): void {
  list?.style.removeProperty("margin-block-start");
  sheet.style.removeProperty("padding-block-end");
}

/**
 * Tracks which submenus are open. In the sheet of narrow viewports they are groups, which this hook opens and closes.
 * In wide viewports they are panels, which `watchPanels` opens and closes. The browser closes the sheet on Escape.
 * @param currentSubmenu the index of the submenu with the current page, or -1; its group is open at first
 */
export function useMenu(path: string, currentSubmenu: number, sheet: RefObject<HTMLElement>) {
  // Undefined until hydration: CSS decides which panel or group is shown.
  const [open, setOpen] = useState<readonly number[]>();
  const list = useRef<HTMLUListElement>(null);
  const panels = useRef<ReturnType<typeof watchPanels>>();

  const close = useCallback(() => {
    setOpen([]);
    panels.current?.close();
    if (sheet.current?.matches(":popover-open")) sheet.current.hidePopover();
  }, [sheet]);

  // The group of the current page is open, as before hydration.
  useEffect(() => setOpen((open) => open ?? [currentSubmenu]), [currentSubmenu]);

  // Closes the menus when the page changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies(path): the effect ends when the page changes
  useLayoutEffect(() => close, [close, path]);

  useEffect(() => {
    const element = sheet.current;
    if (!element) return;
    // Uses `beforetoggle`, so that the group is open when the sheet appears.
    const onBeforeToggle = (event: ToggleEvent) => {
      resetPlace(list.current, element);
      if (event.newState !== "open") return;
      flushSync(() => setOpen([currentSubmenu]));
    };
    element.addEventListener("beforetoggle", onBeforeToggle);
    return () => element.removeEventListener("beforetoggle", onBeforeToggle);
  }, [sheet, currentSubmenu]);

  useEffect(() => {
    const query = window.matchMedia(wide);
    const watch = () => {
      panels.current =
        query.matches && list.current ? watchPanels(list.current, (panel) => setOpen([panel])) : undefined;
    };
    const stop = () => {
      panels.current?.stop();
      panels.current = undefined;
    };
    const onWidth = () => {
      stop();
      close();
      watch();
    };
    watch();
    query.addEventListener("change", onWidth);
    return () => {
      stop();
      query.removeEventListener("change", onWidth);
    };
  }, [close]);

  const toggle = (submenu: number) =>
    setOpen((open = []) =>
      open.includes(submenu) ? open.filter((other) => other !== submenu) : [...open, submenu],
    );

  const buttonProps = (submenu: number) => ({
    "aria-expanded": open?.includes(submenu),
    onClick: ({ currentTarget }: MouseEvent) => {
      if (window.matchMedia(wide).matches || !list.current || !sheet.current) return;
      toggleInPlace(currentTarget, list.current, sheet.current, () => toggle(submenu));
    },
  });

  return { list, buttonProps, onClose: close };
}

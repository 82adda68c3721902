import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import * as breakpoint from "../../styles/breakpoint.module.css";
import { watchPanels } from "./watch-panels";

/** In wide viewports, submenus are panels below the header. In others they are groups of the sheet. */
const wide = breakpoint.fromWide ?? "";

/**
 * Tracks which submenu is open. Opens and closes the groups of the sheet; `watchPanels` does so with panels.
 * @param currentSubmenu the index of the submenu with the current page, or -1; its group is open at first
 */
export function useMenu(path: string, currentSubmenu: number, sheet: RefObject<HTMLElement>) {
  // Undefined until hydration: CSS decides which panel or group is shown.
  const [open, setOpen] = useState<number>();
  const list = useRef<HTMLUListElement>(null);
  const panels = useRef<ReturnType<typeof watchPanels>>();

  const close = useCallback(() => {
    setOpen(-1);
    panels.current?.close();
    if (sheet.current?.matches(":popover-open")) sheet.current.hidePopover();
  }, [sheet]);

  // The group of the current page is open, as before hydration.
  useEffect(() => setOpen((open) => open ?? currentSubmenu), [currentSubmenu]);

  // Closes the menus when the page changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies(path): the effect ends when the page changes
  useLayoutEffect(() => close, [close, path]);

  useEffect(() => {
    const element = sheet.current;
    if (!element) return;
    // Uses `beforetoggle`, so that the group is open when the sheet appears.
    const onBeforeToggle = (event: ToggleEvent) => {
      if (event.newState === "open") flushSync(() => setOpen(currentSubmenu));
    };
    element.addEventListener("beforetoggle", onBeforeToggle);
    return () => element.removeEventListener("beforetoggle", onBeforeToggle);
  }, [sheet, currentSubmenu]);

  useEffect(() => {
    const query = window.matchMedia(wide);
    const watch = () => {
      panels.current = query.matches && list.current ? watchPanels(list.current, setOpen) : undefined;
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

  const buttonProps = (submenu: number) => ({
    "aria-expanded": open === undefined ? undefined : open === submenu,
    onClick: () => {
      if (!window.matchMedia(wide).matches) setOpen((open) => (open === submenu ? -1 : submenu));
    },
  });

  return { list, buttonProps, onFollow: close };
}

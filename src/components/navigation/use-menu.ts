import { type RefObject, useEffect, useReducer, useRef } from "react";
import { flushSync } from "react-dom";
import { closed, menuReducer } from "./menu-state";

/** From here the submenus are panels below the header; below it they are groups of the menu sheet. */
const wide = "(min-width: 1200px)";

const isWide = () => window.matchMedia(wide).matches;

/**
 * The header's menu: which submenu is open, and the handlers of its entries.
 *
 * @param currentMenu the submenu that holds the page shown; it starts open in the sheet
 * @param sheet the element with the `popover` attribute
 */
export function useMenu(currentMenu: number | undefined, sheet: RefObject<HTMLElement>) {
  const [state, dispatch] = useReducer(menuReducer, closed);
  const list = useRef<HTMLUListElement>(null);
  const { open } = state;

  useEffect(() => {
    const element = sheet.current;
    if (!element) return;
    // Before the sheet is shown, so that nothing in it moves once it is.
    const onBeforeToggle = (event: ToggleEvent) => {
      if (event.newState !== "open" || currentMenu === undefined) return;
      flushSync(() => dispatch({ type: "focus", menu: currentMenu }));
    };
    const onToggle = (event: ToggleEvent) => {
      if (event.newState !== "open") dispatch({ type: "close" });
    };
    const onResize = () => {
      if (element.matches(":popover-open")) element.hidePopover();
      dispatch({ type: "close" });
    };
    const query = window.matchMedia(wide);
    element.addEventListener("beforetoggle", onBeforeToggle);
    element.addEventListener("toggle", onToggle);
    query.addEventListener("change", onResize);
    return () => {
      element.removeEventListener("beforetoggle", onBeforeToggle);
      element.removeEventListener("toggle", onToggle);
      query.removeEventListener("change", onResize);
    };
  }, [sheet, currentMenu]);

  // Safari does not focus a button that is clicked: leaving an open panel is not always a blur.
  useEffect(() => {
    if (open === undefined) return;
    const onPointerDown = (event: PointerEvent) => {
      const entry = list.current?.children[open];
      if (isWide() && event.target instanceof Node && !entry?.contains(event.target))
        dispatch({ type: "close" });
    };
    document.addEventListener("pointerdown", onPointerDown);
    return () => document.removeEventListener("pointerdown", onPointerDown);
  }, [open]);

  /** Handlers for the list item of a submenu. */
  const entryProps = (menu: number) => ({
    onPointerEnter: (event: React.PointerEvent) => {
      if (event.pointerType === "mouse" && isWide()) dispatch({ type: "hover", menu });
    },
    onPointerLeave: (event: React.PointerEvent) => {
      if (event.pointerType === "mouse" && isWide()) dispatch({ type: "leave", menu });
    },
    onFocus: (event: React.FocusEvent) => {
      if (event.target.matches("button:focus-visible") && isWide()) dispatch({ type: "focus", menu });
    },
    onBlur: (event: React.FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget) && isWide()) dispatch({ type: "blur", menu });
    },
    onKeyDown: (event: React.KeyboardEvent) => {
      if (event.key !== "Escape" || open !== menu || !isWide()) return;
      event.currentTarget.querySelector("button")?.focus();
      dispatch({ type: "close" });
    },
  });

  /** Handlers and state for the button of a submenu. */
  const buttonProps = (menu: number) => ({
    "aria-expanded": open === menu,
    // A click without a pointer (Enter, Space) has no count of clicks.
    onClick: (event: React.MouseEvent) => dispatch({ type: event.detail === 0 ? "click" : "press", menu }),
  });

  /** Closes everything when a link is followed, also one to the page shown. */
  const onFollow = () => {
    dispatch({ type: "close" });
    if (sheet.current?.matches(":popover-open")) sheet.current.hidePopover();
  };

  return { list, entryProps, buttonProps, onFollow };
}

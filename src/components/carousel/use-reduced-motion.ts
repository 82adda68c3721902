import { useEffect } from "react";

/**
 * Stops what moves by itself for a visitor who asks for less motion (WCAG 2.2.2, 2.3.3): before it starts, and
 * when the preference changes while the page is open.
 *
 * @param dispatch of `useReducer`, which is the same at every rendering
 */
export function useReducedMotion(dispatch: (action: { type: "stop" }) => void) {
  useEffect(() => {
    const preference = window.matchMedia("(prefers-reduced-motion: reduce)");
    const stopIfReduced = () => {
      if (preference.matches) dispatch({ type: "stop" });
    };
    stopIfReduced();
    preference.addEventListener("change", stopIfReduced);
    return () => preference.removeEventListener("change", stopIfReduced);
  }, [dispatch]);
}

import { useEffect, useState } from "react";
import { scrollToStart } from "../../navigation/scroll-start";
import { contactPath } from "../../site-paths";
import type { Subject } from "./inquiry-subject";

/**
 * Returns what the address names, and moves the heading of the form into view. Ignores a name that no program and no
 * overview has, so that nobody can make a link that puts other words into the page. Static HTML has no subject.
 * @param search the query of the address
 */
export function useInquiry(subjects: readonly Subject[], search: string) {
  const [name, setName] = useState<string | null>(null);
  const [isOver, setIsOver] = useState(false);
  const about = subjects.find((subject) => subject.name === name);

  useEffect(() => {
    setName(new URLSearchParams(search).get("about"));
    setIsOver(false);
  }, [search]);

  useEffect(() => {
    if (!about) return;
    // The visitor may have scrolled or used a control before hydration.
    if (window.scrollY === 0) scrollToStart();
    if (!document.querySelector(":is(a, button, input, textarea):focus"))
      document.querySelector<HTMLElement>("[data-start]")?.focus({ preventScroll: true });
  }, [about]);

  /**
   * Removes the program from the subject and the address, so that a reload does not fill it in again. The heading
   * stays, because the button would move under the finger.
   */
  function endInquiry(): void {
    setIsOver(true);
    // Keeps the state, because Gatsby stores the scroll position under the key in it.
    window.history.replaceState(window.history.state, "", contactPath);
  }
  return { about, isOver, endInquiry };
}

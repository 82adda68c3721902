import { type FormEvent, type RefObject, useEffect } from "react";
import { fill } from "../../query/fill";
import { contactPath } from "../../site-paths";

/**
 * Fills in a subject for what the address names, unless the visitor has entered one, and focuses the first field.
 * @param pattern the subject, with the placeholder `{program}`
 */
export function useInquiry(form: RefObject<HTMLFormElement>, pattern: string): void {
  useEffect(() => {
    const program = new URLSearchParams(window.location.search).get("about");
    const [first] = form.current?.elements ?? [];
    const subject = form.current?.elements.namedItem("subject");
    if (!program || !(first instanceof HTMLElement) || !(subject instanceof HTMLInputElement)) return;
    subject.defaultValue = fill(pattern, { program });
    // The form does not move into view if the visitor has scrolled.
    if (!document.querySelector(":is(a, button, input, textarea):focus"))
      first.focus({ preventScroll: window.scrollY > 0 });
  }, [form, pattern]);
}

/** Removes the program from the form and the address, so that a reload does not fill in the subject again. */
export function endInquiry({ currentTarget }: FormEvent<HTMLFormElement>): void {
  const subject = currentTarget.elements.namedItem("subject");
  if (subject instanceof HTMLInputElement) subject.defaultValue = "";
  // Keeps the state, because Gatsby stores the scroll position under the key in it.
  window.history.replaceState(window.history.state, "", contactPath);
}

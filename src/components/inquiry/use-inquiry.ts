import { type FormEvent, type RefObject, useEffect } from "react";
import { fill } from "../../query/fill";
import { useSite } from "../../query/use-site";
import { inquirySubject, withoutInquiry } from "./inquiry";

/** Returns whether no control has the focus. After client-side navigation, Gatsby focuses the wrapper of the page. */
function isFocusFree(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.id === "gatsby-focus-wrapper";
}

/**
 * Fills in a subject for the program or overview that the address names, unless the visitor has entered one,
 * and focuses the first field.
 * @param pattern the subject, with the placeholder `{program}`
 */
export function useInquiry(form: RefObject<HTMLFormElement>, pattern: string): void {
  const { entries } = useSite().header;

  useEffect(() => {
    const pages = entries.flatMap(({ subPages }) => subPages ?? []);
    const about = inquirySubject(window.location.search, pages);
    const fields = form.current?.elements;
    const [first, subject] = [fields?.item(0), fields?.namedItem("subject")];
    if (!about || !(first instanceof HTMLElement) || !(subject instanceof HTMLInputElement)) return;
    subject.defaultValue = fill(pattern, { program: about.name });
    // The form does not move into view if the visitor has scrolled.
    if (isFocusFree()) first.focus({ preventScroll: window.scrollY > 0 });
  }, [form, pattern, entries]);
}

/** Removes the program from the form and the address, so that a reload does not fill in the subject again. */
export function endInquiry({ currentTarget }: FormEvent<HTMLFormElement>): void {
  const subject = currentTarget.elements.namedItem("subject");
  if (subject instanceof HTMLInputElement) subject.defaultValue = "";
  // Keeps the state, because Gatsby stores the scroll position under the key in it.
  window.history.replaceState(window.history.state, "", withoutInquiry(window.location.href));
}

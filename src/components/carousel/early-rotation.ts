import { interval, lead } from "./interval";
import { stepFrom } from "./step";

/** Says of each element whether it is the one at this place. */
function mark(elements: Iterable<Element>, attribute: string, place: number): void {
  for (const [index, element] of [...elements].entries())
    element.setAttribute(attribute, String(index === place));
}

/**
 * Changes the slides of a carousel that has no script yet, in the way of `use-carousel.ts`: its hover, its focus
 * and its controls need none, since they fetch the page's scripts.
 *
 * @param list the element whose children the slides are
 * @returns what stops it
 */
export function rotateEarly(list: Element): () => void {
  const slides = [...list.children];
  const stars = list.parentElement?.querySelectorAll("fieldset button") ?? [];
  let next = 0;
  let isStopped = false;
  let timer = setTimeout(fetchNext, interval - lead);

  function fetchNext(): void {
    next = stepFrom(next, "next", slides.length);
    slides[next]?.setAttribute("data-due", "true");
    timer = setTimeout(showNext, lead);
  }

  async function showNext(): Promise<void> {
    // A picture that cannot be had shows its words.
    await slides[next]
      ?.querySelector("img")
      ?.decode()
      .catch(() => {});
    if (isStopped) return;
    mark(slides, "data-current", next);
    mark(stars, "aria-current", next);
    mark(stars, "aria-disabled", next);
    timer = setTimeout(fetchNext, interval - lead);
  }

  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

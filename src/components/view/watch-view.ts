/**
 * Calls `onChange` with the elements that are in view: first with those of now, then after each change.
 *
 * @param margin how much larger than the viewport the view is (`rootMargin` of `IntersectionObserver`)
 * @returns a function that stops it
 */
export function watchView(
  elements: Iterable<Element>,
  onChange: (inView: ReadonlySet<Element>) => void,
  margin = "0px",
): () => void {
  const inView = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      onChange(inView);
    },
    { rootMargin: margin },
  );
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}

import { readFilter, writeFilter } from "./filter-query";
import { type Labels, toggle } from "./filter-state";
import { pushQuery, useQuery } from "./use-query";

/** The gallery's filter. Its state is the address: a filtered gallery can be shared, reloaded, gone back to. */
export function useFilter(labels: Labels) {
  const checked = readFilter(useQuery(), labels);

  /** Labels that were clicked, one after another. */
  const click = (clicked: readonly string[]) => {
    // The address itself: while the page is hydrated, `useQuery` does not know it yet.
    const query = window.location.search;
    const next = clicked.reduce((state, label) => toggle(state, label, labels), readFilter(query, labels));
    const nextQuery = writeFilter(query, next, labels);
    if (nextQuery !== query) pushQuery(nextQuery);
  };

  return { checked, click };
}

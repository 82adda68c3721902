import { readFilter, writeFilter } from "./filter-query";
import { type Labels, toggle } from "./filter-state";
import { pushQuery, useQuery } from "./use-query";

/**
 * Holds the state of the gallery's filter in the URL, so that visitors can share and reload a filtered
 * gallery and go back to it.
 */
export function useFilter(labels: Labels) {
  const checked = readFilter(useQuery(), labels);

  /** Toggles labels, one after another. */
  const click = (clicked: readonly string[]) => {
    // Reads the URL itself, because `useQuery` returns an empty string during hydration.
    const query = window.location.search;
    const next = clicked.reduce((state, label) => toggle(state, label, labels), readFilter(query, labels));
    const nextQuery = writeFilter(query, next, labels);
    if (nextQuery !== query) pushQuery(nextQuery);
  };

  return { checked, click };
}

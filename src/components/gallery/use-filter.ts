import { readFilter, writeFilter } from "./filter-query";
import { type Labels, toggle } from "./filter-state";
import { push, useQuery } from "./history-entry";

/** Keeps the filter in the URL, so that visitors can share it, reload it and go back to it. */
export function useFilter(labels: Labels) {
  const checked = readFilter(useQuery(), labels);

  const toggleLabels = (toggled: readonly string[]) => {
    // At hydration, `checked` is still that of the static HTML.
    const query = window.location.search;
    const current = readFilter(query, labels);
    const next = toggled.reduce((state, label) => toggle(state, label, labels), current);
    const nextQuery = writeFilter(query, next, labels);
    if (nextQuery !== query) push(nextQuery);
  };

  return { checked, toggleLabels };
}

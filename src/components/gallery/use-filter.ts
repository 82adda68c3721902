import { readFilter, writeFilter } from "./filter-query";
import { type Labels, toggle } from "./filter-state";
import { push, useQuery } from "./history-entry";

/** Keeps the filter in the URL, so that visitors can share it, reload it and go back to it. */
export function useFilter(labels: Labels) {
  const checked = readFilter(useQuery(), labels);

  const toggleLabel = (label: string) => {
    const query = window.location.search;
    const nextQuery = writeFilter(query, toggle(checked, label, labels), labels);
    if (nextQuery !== query) push(nextQuery);
  };

  return { checked, toggleLabel };
}

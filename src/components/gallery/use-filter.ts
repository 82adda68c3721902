import { readFilter, writeFilter } from "./filter-query";
import { type Labels, toggle } from "./filter-state";
import { pushQuery, useQuery } from "./use-query";

/** The gallery's filter. Its state is the address: a filtered gallery can be shared, reloaded, gone back to. */
export function useFilter(labels: Labels) {
  const query = useQuery();
  const checked = readFilter(query, labels);

  /** Labels that were clicked, one after another. */
  const click = (clicked: readonly string[]) => {
    const next = clicked.reduce((state, label) => toggle(state, label, labels), checked);
    const nextQuery = writeFilter(query, next, labels);
    if (nextQuery !== query) pushQuery(nextQuery);
  };

  return { checked, click };
}

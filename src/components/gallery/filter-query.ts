import { slugOf } from "../../slug";
import { type Checked, type Labels, onlyAll, toggle } from "./filter-state";

const parameter = "show";

/** Ignores unknown categories. */
export function readFilter(query: string, labels: Labels): Checked {
  const slugs = new URLSearchParams(query).getAll(parameter);
  return labels.categories
    .filter((category) => slugs.includes(slugOf(category)))
    .reduce((checked, category) => toggle(checked, category, labels), onlyAll(labels));
}

/**
 * Returns a query string, with its question mark, that has one parameter for each checked category and none
 * for All. Keeps the other parameters of the current `query`.
 */
export function writeFilter(query: string, checked: Checked, { categories }: Labels): string {
  const parameters = new URLSearchParams(query);
  parameters.delete(parameter);
  for (const category of categories) {
    if (checked.has(category)) parameters.append(parameter, slugOf(category));
  }
  const written = parameters.toString();
  return written && `?${written}`;
}

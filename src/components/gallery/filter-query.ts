import { type Checked, type Labels, onlyAll, toggle } from "./filter-state";

const parameter = "show";

/** A label as it stands in the address: `Flagship Program - PALSAM` is `flagship-program-palsam`. */
function wordOf(label: string): string {
  const words = label.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.join("-");
}

/** The filter that an address asks for; words that no category answers to are ignored. */
export function readFilter(query: string, labels: Labels): Checked {
  const words = new URLSearchParams(query).getAll(parameter);
  return labels.categories
    .filter((category) => words.includes(wordOf(category)))
    .reduce((checked, category) => toggle(checked, category, labels), onlyAll(labels));
}

/**
 * The query that asks for a filter, with its question mark: one parameter for each category, none for All.
 *
 * @param query the query so far, of which other parameters are kept
 */
export function writeFilter(query: string, checked: Checked, { categories }: Labels): string {
  const parameters = new URLSearchParams(query);
  parameters.delete(parameter);
  for (const category of categories) {
    if (checked.has(category)) parameters.append(parameter, wordOf(category));
  }
  const written = parameters.toString();
  return written && `?${written}`;
}

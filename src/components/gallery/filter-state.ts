import { slugOf } from "../../slug";

/** The checked labels, each mapped to `true`. Labels that are not checked are absent. */
export type Checked = ReadonlyMap<string, boolean>;

export type Labels = { readonly all: string; readonly categories: readonly string[] };

const parameter = "show";

export const onlyAll = ({ all }: Labels): Checked => new Map([[all, true]]);

/**
 * Returns the filter after a click on one of its labels. A click on All checks
 * only All. Checking another label unchecks All. When no label is left, All is checked again.
 */
export function toggle(checked: Checked, label: string, labels: Labels): Checked {
  if (label === labels.all) return onlyAll(labels);
  const next = new Map(checked);
  next.delete(labels.all);
  if (!next.delete(label)) next.set(label, true);
  return next.size > 0 ? next : onlyAll(labels);
}

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

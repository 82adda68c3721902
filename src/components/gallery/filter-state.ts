/** A map of label to checked. A label that is not checked is not in it. */
export type Checked = ReadonlyMap<string, boolean>;

/** What the filter offers: one label for all pictures, and one for each category. */
export type Labels = { readonly all: string; readonly categories: readonly string[] };

/** The state the filter starts in. */
export function onlyAll({ all }: Labels): Checked {
  return new Map([[all, true]]);
}

/**
 * The filter after a click on one of its labels (requirements 13.3 to 13.6). Checking All
 * leaves only All. Checking another label checks it and unchecks All. Unchecking a label removes it; if none
 * remain, All is set again.
 */
export function toggle(checked: Checked, label: string, labels: Labels): Checked {
  if (label === labels.all) return onlyAll(labels);
  const next = new Map(checked);
  next.delete(labels.all);
  if (!next.delete(label)) next.set(label, true);
  return next.size > 0 ? next : onlyAll(labels);
}

/** Whether the grid shows the pictures of a category: every picture when All is set. */
export function isShown(category: string, checked: Checked, { all }: Labels): boolean {
  return checked.has(all) || checked.has(category);
}

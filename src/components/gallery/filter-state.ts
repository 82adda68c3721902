/** The checked labels, each mapped to `true`. Labels that are not checked are absent. */
export type Checked = ReadonlyMap<string, boolean>;

export type Labels = { readonly all: string; readonly categories: readonly string[] };

export function onlyAll({ all }: Labels): Checked {
  return new Map([[all, true]]);
}

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

export function isShown(category: string, checked: Checked, { all }: Labels): boolean {
  return checked.has(all) || checked.has(category);
}

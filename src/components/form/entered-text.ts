/**
 * What has been entered into the text fields of a form, by their names (specification, section 3: drafts).
 *
 * @param entries of the form's `FormData`; files are left out
 */
export function enteredText(entries: Iterable<[string, FormDataEntryValue]>): Record<string, string> {
  const draft: Record<string, string> = {};
  for (const [name, value] of entries) {
    if (typeof value === "string") draft[name] = value;
  }
  return draft;
}

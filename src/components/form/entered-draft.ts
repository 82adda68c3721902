/**
 * Returns what has been entered into a form, by the names of its fields (requirement 7.7). A file
 * field without a file is null; browsers give it a file without a name.
 *
 * @param entries the entries of the form's `FormData`
 */
export function enteredDraft(
  entries: Iterable<[string, FormDataEntryValue]>,
): Record<string, string | File | null> {
  const draft = [...entries].map(([name, value]) => {
    const isMissing = typeof value !== "string" && value.name === "";
    return [name, isMissing ? null : value];
  });
  return Object.fromEntries(draft);
}

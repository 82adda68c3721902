/**
 * Returns the entered values by field name. An empty file field is null: browsers represent
 * it as a file without a name.
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

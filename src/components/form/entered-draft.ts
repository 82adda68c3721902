/** Returns the values by field name (requirement 7.7). An empty file field, a file without name, is null. */
export function enteredDraft(
  entries: Iterable<[string, FormDataEntryValue]>,
): Record<string, string | File | null> {
  const draft = [...entries].map(([name, value]) => {
    const isMissing = typeof value !== "string" && value.name === "";
    return [name, isMissing ? null : value];
  });
  return Object.fromEntries(draft);
}

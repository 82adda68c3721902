/** `sample` lists the fields that have sample values. */
export type Marked = { sample: readonly string[] | null };

/** Returns null if the value of the field is only a sample. */
export function stated<Content extends Marked, Field extends keyof Content & string>(
  content: Content | null,
  field: Field,
): Content[Field] | null {
  return content === null || content.sample?.includes(field) ? null : content[field];
}

/** A part of the content. `sample` lists the fields that have sample values. */
export type Marked = { sample: readonly string[] | null };

/** Returns the value of a field, or null if it is only a sample value. */
export function stated<Content extends Marked, Field extends keyof Content & string>(
  content: Content | null,
  field: Field,
): Content[Field] | null {
  return content === null || content.sample?.includes(field) ? null : content[field];
}

/** Returns undefined if the value of the field is missing, or only a sample. */
export function stated<
  Content extends { sample: readonly string[] | null },
  Field extends keyof Content & string,
>(content: Content | null | undefined, field: Field): NonNullable<Content[Field]> | undefined {
  return content?.sample?.includes(field) ? undefined : (content?.[field] ?? undefined);
}

/** Returns undefined for an empty list, because JSON leaves out what is undefined. */
export function unlessEmpty<Item>(list: readonly Item[]): readonly Item[] | undefined {
  return list.length > 0 ? list : undefined;
}

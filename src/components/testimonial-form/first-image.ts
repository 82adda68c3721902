/** Returns the first image among some files, or null. */
export function firstImage(files: Iterable<File>): File | null {
  return [...files].find(({ type }) => type.startsWith("image/")) ?? null;
}

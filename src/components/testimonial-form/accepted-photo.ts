/** Returns the first of some files that is accepted as a photo, or null: an image of any size. */
export function acceptedPhoto(files: Iterable<File>): File | null {
  return [...files].find(({ type }) => type.startsWith("image/")) ?? null;
}

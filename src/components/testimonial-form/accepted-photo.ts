/** Returns the first of some files that is accepted as a photo, or null: an image of any size. */
export function acceptedPhoto(files: Iterable<File>): File | null {
  return [...files].find(({ type }) => type.startsWith("image/")) ?? null;
}

/** Returns whether the browser can decode the picture at a URL. */
export function isDecodable(url: string): Promise<boolean> {
  const image = new Image();
  image.src = url;
  return image.decode().then(
    () => true,
    () => false,
  );
}

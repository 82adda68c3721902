/** Accepts images of any size. */
export function acceptedPhoto(files: Iterable<File>): File | null {
  return [...files].find(({ type }) => type.startsWith("image/")) ?? null;
}

export function isDecodable(url: string): Promise<boolean> {
  const image = new Image();
  image.src = url;
  return image.decode().then(
    () => true,
    () => false,
  );
}

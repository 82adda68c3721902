const headerLength = 6;
const entryLength = 16;

/**
 * Returns an ICO file: a header, an entry for each picture, then the pictures unchanged. `size` is the length
 * of the sides, at most 255 pixels.
 */
export function icoOf(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const directory = Buffer.alloc(headerLength + entryLength * pictures.length);
  directory.writeUInt16LE(1, 2); // Icons, not cursors.
  directory.writeUInt16LE(pictures.length, 4);
  let offset = directory.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = headerLength + entryLength * index;
    directory.writeUInt8(size, entry);
    directory.writeUInt8(size, entry + 1);
    directory.writeUInt16LE(1, entry + 4); // Color planes.
    directory.writeUInt16LE(32, entry + 6); // Bits per pixel.
    directory.writeUInt32LE(png.length, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([directory, ...pictures.map(({ png }) => png)]);
}

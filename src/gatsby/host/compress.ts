import { createHash } from "node:crypto";
import { readFile, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from "node:zlib";
import { filesOf } from "../../file-list";
import { type CopyExtension, isText, removeCompressed } from "./compressed-copy";

/** The size of a packet in bytes. Compressing a file that fits into one packet does not make it arrive sooner. */
const onePacket = 1400;

type Method = {
  extension: CopyExtension;
  compress: (content: Buffer) => Promise<Buffer>;
  restore: (copy: Buffer) => Promise<Buffer>;
};

/** The methods with their highest levels. Neither writes a date into its output. */
const methods: Method[] = [
  {
    extension: ".br",
    compress: (content) =>
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
    restore: promisify<Buffer, Buffer>(brotliDecompress),
  },
  {
    extension: ".gz",
    compress: (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
    restore: promisify<Buffer, Buffer>(gunzip),
  },
];

/** Returns whether a copy holds the content. It may come from an earlier build, or be damaged. */
async function holds(copy: string, content: Buffer, restore: Method["restore"]): Promise<boolean> {
  try {
    return (await restore(await readFile(copy))).equals(content);
  } catch {
    return false;
  }
}

/** Writes the missing copies of identical files, if they are shorter than the files. */
async function compressAlike(files: readonly string[]): Promise<void> {
  const content = await readFile(files[0] ?? "");
  for (const { extension, compress, restore } of methods) {
    const copies = files.map((file) => file + extension);
    const held = await Promise.all(copies.map((copy) => holds(copy, content, restore)));
    const missing = copies.filter((_, index) => !held[index]);
    if (missing.length === 0) continue;
    const compressed = await compress(content);
    const isShorter = compressed.length < content.length;
    const settle = (copy: string) => (isShorter ? writeFile(copy, compressed) : rm(copy, { force: true }));
    await Promise.all(missing.map(settle));
  }
}

/** Writes `name.br` and `name.gz` beside text files. Compresses identical files once. */
export async function writeCompressed(folder: string): Promise<void> {
  const alike = new Map<string, string[]>();
  for (const file of filesOf(folder).filter(isText)) {
    const content = await readFile(file);
    if (content.length <= onePacket) continue;
    const digest = createHash("sha256").update(content).digest("hex");
    alike.set(digest, [...(alike.get(digest) ?? []), file]);
  }
  removeCompressed(folder, new Set([...alike.values()].flat()));
  const waiting = alike.values();
  async function work(): Promise<void> {
    for (const files of waiting) await compressAlike(files);
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

import { rmSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { filesOf } from "../../file-list";

const text = String.raw`\.(?:html|css|js|json|svg|txt|xml|webmanifest)`;

/** Only texts are compressed, because pictures and fonts already are. */
const textFile = new RegExp(`${text}$`);

const compressed = new RegExp(String.raw`${text}\.(?:br|gz)$`);

/** The size of a packet in bytes. Compressing a file that fits into one packet does not make it arrive sooner. */
const onePacket = 1400;

/** The methods with their highest levels. Neither writes a date into its output. */
const methods: Record<string, (content: Buffer) => Promise<Buffer>> = {
  ".br": (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  ".gz": (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** Returns whether a file is a compressed copy of a text. Other `.gz` files are downloads for visitors. */
export const isCopy = (name: string): boolean => compressed.test(name);

export function removeCompressed(folder: string): void {
  for (const file of filesOf(folder).filter(isCopy)) rmSync(file);
}

/** Writes `name.br` and `name.gz` beside text files, if they are shorter. Compresses identical files once. */
export async function writeCompressed(folder: string): Promise<void> {
  removeCompressed(folder);
  // The files of each content. As "latin1", a text keeps all bytes.
  const alike = new Map<string, string[]>();
  for (const file of filesOf(folder).filter((file) => textFile.test(file))) {
    const content = await readFile(file, "latin1");
    if (content.length > onePacket) alike.set(content, [...(alike.get(content) ?? []), file]);
  }
  const waiting = alike.entries();
  async function work(): Promise<void> {
    for (const [text, files] of waiting) {
      const content = Buffer.from(text, "latin1");
      for (const [extension, compress] of Object.entries(methods)) {
        const copy = await compress(content);
        if (copy.length < content.length)
          await Promise.all(files.map((file) => writeFile(file + extension, copy)));
      }
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

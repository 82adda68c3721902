import { createHash } from "node:crypto";
import { readdirSync, rmSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Texts that browsers ask for; pictures and fonts are compressed already. */
const text = /\.(?:html|css|js|json|svg|txt|xml|webmanifest)$/;
const copy = /\.(?:br|gz)$/;
/** About one packet: what fits into it comes no sooner when it is shorter. */
const onePacket = 1400;

function filesOf(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
}

/** The strongest that each can do; neither puts a date into its output. */
const methods = {
  gz: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
};

/** Writes the copies of files that are all the same, each where it saves something. */
async function compressAlike(content: Buffer, files: readonly string[]): Promise<void> {
  for (const [extension, compress] of Object.entries(methods)) {
    const compressed = await compress(content);
    if (compressed.length >= content.length) continue;
    await Promise.all(files.map((file) => writeFile(`${file}.${extension}`, compressed)));
  }
}

/** Removes all compressed copies from a folder: none may outlive the file that it was made of. */
export function removeCompressed(folder: string): void {
  for (const file of filesOf(folder)) if (copy.test(file)) rmSync(file);
}

/**
 * Writes `name.br` and `name.gz` beside the texts of a folder, for servers that send such copies. As many files at
 * a time as there are processors; pages that stand there twice are compressed once.
 */
export async function writeCompressed(folder: string): Promise<void> {
  const alike = new Map<string, string[]>();
  for (const file of filesOf(folder).filter((name) => text.test(name))) {
    const content = await readFile(file);
    if (content.length <= onePacket) continue;
    const digest = createHash("sha256").update(content).digest("hex");
    alike.set(digest, [...(alike.get(digest) ?? []), file]);
  }
  const waiting = alike.values();
  async function work(): Promise<void> {
    for (const files of waiting) await compressAlike(await readFile(files[0] ?? ""), files);
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

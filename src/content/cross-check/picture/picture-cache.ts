import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import type { PictureFact } from "./picture-fact";

type Entry = { stamp: string; fact: PictureFact };
type Written = { reader: string; pictures: Record<string, Entry> };

/** A new version of the decoder may be stricter, so all pictures are read again. */
const reader = `sharp ${sharp.versions.sharp}, libvips ${sharp.versions.vips}`;

/** The stamp changes whenever the file changes. It contains `ctime`, because `mtime` can be set by hand. */
function stampOf(file: string): string | undefined {
  try {
    const { size, mtimeMs, ctimeMs } = statSync(file);
    return `${size} ${mtimeMs} ${ctimeMs}`;
  } catch {
    // The file is, for example, a broken symbolic link.
    return undefined;
  }
}

function read(file: string): Map<string, Entry> {
  try {
    const written: Written = JSON.parse(readFileSync(file, "utf8"));
    return new Map(written.reader === reader ? Object.entries(written.pictures) : []);
  } catch {
    // The cache does not exist yet, or it is damaged.
    return new Map();
  }
}

/**
 * Reading the pictures takes ten times as long as the rest of the check. The file of the cache is in .cache,
 * which `npm run clean` removes.
 */
export class PictureCache {
  readonly #directory: string;
  readonly #file: string;
  readonly #before: Map<string, Entry>;
  readonly #now = new Map<string, Entry>();

  constructor(directory: string) {
    this.#directory = directory;
    this.#file = join(directory, "../.cache/pictures.json");
    this.#before = read(this.#file);
  }

  async factOf(name: string, look: (file: string) => Promise<PictureFact>): Promise<PictureFact> {
    const file = join(this.#directory, name);
    // Read the stamp first, so that a file that changes in the meantime is read again.
    const stamp = stampOf(file);
    const before = this.#before.get(name);
    const fact = before && before.stamp === stamp ? before.fact : await look(file);
    if (stamp !== undefined) this.#now.set(name, { stamp, fact });
    return fact;
  }

  save(): void {
    const isSame = [...this.#now].every(([name, { stamp }]) => this.#before.get(name)?.stamp === stamp);
    if (isSame && this.#now.size === this.#before.size) return;
    const written: Written = { reader, pictures: Object.fromEntries(this.#now) };
    mkdirSync(dirname(this.#file), { recursive: true });
    // Write a temporary file and rename it, so that no check reads a partial cache.
    const part = `${this.#file}.${process.pid}`;
    writeFileSync(part, JSON.stringify(written));
    renameSync(part, this.#file);
  }
}

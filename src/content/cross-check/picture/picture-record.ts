import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import type { PictureFact } from "./picture-fact";

type Entry = { stamp: string; fact: PictureFact };
type Written = { reader: string; pictures: Record<string, Entry> };

/** Another version may be stricter: it looks at all pictures anew. */
const reader = `sharp ${sharp.versions.sharp}, libvips ${sharp.versions.vips}`;

/** What tells that a file is another one; nobody sets the time of its last change of any kind by hand. */
function stampOf(file: string): string | undefined {
  try {
    const { size, mtimeMs, ctimeMs } = statSync(file);
    return `${size} ${mtimeMs} ${ctimeMs}`;
  } catch {
    // A shortcut that leads nowhere, for example.
    return undefined;
  }
}

function read(file: string): Map<string, Entry> {
  try {
    const written: Written = JSON.parse(readFileSync(file, "utf8"));
    return new Map(written.reader === reader ? Object.entries(written.pictures) : []);
  } catch {
    // There is none yet, or a strange one: then all pictures are looked at.
    return new Map();
  }
}

/**
 * Remembers from check to check what pictures are, since reading them all takes ten times as long as all else.
 * It stands beside the content, where `npm run clean` removes it.
 */
export class PictureRecord {
  readonly #directory: string;
  readonly #file: string;
  readonly #before: Map<string, Entry>;
  readonly #now = new Map<string, Entry>();

  constructor(directory: string) {
    this.#directory = directory;
    this.#file = join(directory, "../.cache/pictures.json");
    this.#before = read(this.#file);
  }

  /** What a picture, named by its path in the directory, is; asks `look` unless that is known. */
  async factOf(name: string, look: (file: string) => Promise<PictureFact>): Promise<PictureFact> {
    const file = join(this.#directory, name);
    // Taken first: a file that changes while it is looked at is looked at again.
    const stamp = stampOf(file);
    const before = this.#before.get(name);
    const fact = before && before.stamp === stamp ? before.fact : await look(file);
    if (stamp !== undefined) this.#now.set(name, { stamp, fact });
    return fact;
  }

  /** Writes down what is known now, if that is more or less than before. */
  save(): void {
    const isSame = [...this.#now].every(([name, { stamp }]) => this.#before.get(name)?.stamp === stamp);
    if (isSame && this.#now.size === this.#before.size) return;
    const written: Written = { reader, pictures: Object.fromEntries(this.#now) };
    mkdirSync(dirname(this.#file), { recursive: true });
    // Under its name there is never half a record, and two checks at a time do not mix theirs.
    const part = `${this.#file}.${process.pid}`;
    writeFileSync(part, JSON.stringify(written));
    renameSync(part, this.#file);
  }
}

import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { checkContent } from "../check";
import type { Fault } from "../diagnostic/diagnostic";

/** Files to be written, by their paths under `data/`; one without content is to be removed. */
export type Change = Map<string, string | Buffer | null>;

/** Writes a change into a content directory. */
export function applyChange(directory: string, change: Change): void {
  for (const [file, content] of change) {
    const place = join(directory, file);
    if (content === null) {
      rmSync(place, { force: true });
      continue;
    }
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, content);
  }
}

function identity({ file, field, found }: Fault): string {
  return [file, field, found].join("\n");
}

function isSameFile(one: string, other: string): boolean {
  if (!existsSync(one) || !existsSync(other)) return false;
  const [a, b] = [statSync(one), statSync(other)];
  return a.isDirectory() || (a.size === b.size && a.mtimeMs === b.mtimeMs);
}

/** A second copy of the content, in which a change is checked before it is made. */
export class Trial {
  readonly #directory: string;
  readonly #folder = mkdtempSync(join(tmpdir(), "visual-editor-"));

  constructor(directory: string) {
    this.#directory = directory;
  }

  get #copy(): string {
    return join(this.#folder, "data");
  }

  /** Makes the copy equal to the content; pictures that are there already are left, for they are known. */
  #follow(): void {
    mkdirSync(this.#copy, { recursive: true });
    for (const file of readdirSync(this.#copy, { recursive: true, encoding: "utf8" })) {
      const place = join(this.#copy, file);
      if (!isSameFile(place, join(this.#directory, file))) rmSync(place, { recursive: true, force: true });
    }
    cpSync(this.#directory, this.#copy, {
      recursive: true,
      preserveTimestamps: true,
      filter: (from, to) => statSync(from).isDirectory() || !isSameFile(from, to),
    });
  }

  /** The faults that the content has now; looks at all pictures, which are then known to the next check. */
  faults(): Promise<Fault[]> {
    this.#follow();
    return checkContent(this.#copy);
  }

  /** The faults that a change would bring into the content; those that are there already are not named. */
  async newFaults(change: Change): Promise<Fault[]> {
    this.#follow();
    applyChange(this.#copy, change);
    const faults = await checkContent(this.#copy);
    if (faults.length === 0) return [];
    const before = new Set((await this.faults()).map(identity));
    return faults.filter((fault) => !before.has(identity(fault)));
  }

  /** Removes the copy. */
  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

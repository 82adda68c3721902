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
import type { Diagnostic } from "../diagnostic/diagnostic";
import { fieldName } from "../diagnostic/wording";

/** Files to write, by their paths under `data/`. Null removes a file. */
export type Change = Map<string, string | Buffer | null>;

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

function identity({ file, path = [], message }: Diagnostic): string {
  return [file, fieldName(path), message].join("\n");
}

function isSameFile(one: string, other: string): boolean {
  if (!existsSync(one) || !existsSync(other)) return false;
  const [a, b] = [statSync(one), statSync(other)];
  return a.isDirectory() || (a.size === b.size && a.mtimeMs === b.mtimeMs);
}

/** A copy of the content that is used to check a change before it is saved. */
export class DryRun {
  readonly #directory: string;
  readonly #folder = mkdtempSync(join(tmpdir(), "visual-editor-"));

  constructor(directory: string) {
    this.#directory = directory;
  }

  get #copy(): string {
    return join(this.#folder, "data");
  }

  /** Updates the copy. Leaves unchanged pictures in place, because their facts are cached. */
  #synchronize(): void {
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

  diagnostics(): Promise<Diagnostic[]> {
    this.#synchronize();
    return checkContent(this.#copy);
  }

  /** Returns the problems that a change would add. */
  async newDiagnostics(change: Change): Promise<Diagnostic[]> {
    this.#synchronize();
    applyChange(this.#copy, change);
    const diagnostics = await checkContent(this.#copy);
    if (diagnostics.length === 0) return [];
    const before = new Set((await this.diagnostics()).map(identity));
    return diagnostics.filter((diagnostic) => !before.has(identity(diagnostic)));
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { leftover } from "../../leftover.mjs";
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

/** Returns the problems that a change would add to the content. Checks a copy of it. */
export async function newDiagnostics(directory: string, change: Change): Promise<Diagnostic[]> {
  const folder = mkdtempSync(join(tmpdir(), "visual-editor-"));
  try {
    const copy = join(folder, "data");
    cpSync(directory, copy, { recursive: true, filter: (path) => !leftover.test(path) });
    applyChange(copy, change);
    const diagnostics = await checkContent(copy);
    if (diagnostics.length === 0) return [];
    const before = new Set((await checkContent(directory)).map(identity));
    return diagnostics.filter((diagnostic) => !before.has(identity(diagnostic)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

import { mkdirSync, readFileSync, renameSync, rmSync, watch, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { CreateDevServerArgs } from "gatsby";
import { checkContent } from "../content/check";
import { writeEditorSchema } from "../content/kind/editor-schema";
import { formatReport } from "../content/report/format-report";
import { filesOf } from "../file-list";

/** Gatsby reads this copy of `data/`, which changes only while the content has no problems. */
export const checkedContent = ".cache/content";

/** Returns the files in a folder. Byte order marks are removed, because gatsby-transformer-json rejects them. */
function readFiles(folder: string): Map<string, Buffer> {
  const withoutMark = (bytes: Buffer) => (bytes.indexOf("\ufeff") === 0 ? bytes.subarray(3) : bytes);
  const entryOf = (file: string) => [file.slice(folder.length + 1), withoutMark(readFileSync(file))] as const;
  return new Map(filesOf(folder).map(entryOf));
}

export function copyContent(): void {
  const [former, present] = [readFiles(checkedContent), readFiles("data")];
  // A new file may differ from a removed one only in capitals, so removals come first.
  for (const name of former.keys()) if (!present.has(name)) rmSync(join(checkedContent, name));
  for (const [name, content] of present) {
    if (former.get(name)?.equals(content)) continue;
    const file = join(checkedContent, name);
    mkdirSync(dirname(file), { recursive: true });
    // Gatsby must not read an incomplete file.
    writeFileSync(`${checkedContent}.part`, content);
    renameSync(`${checkedContent}.part`, file);
  }
}

/** Runs before Gatsby changes `public/`, so that the last valid site stays if the content has problems. */
export async function checkAtStart(): Promise<void> {
  writeEditorSchema(".vscode");
  const report = formatReport(await checkContent("data"));
  if (report === "") return;
  process.stderr.write(`\n${report}\nNothing was built; a site in public/ is unchanged.\n`);
  process.exit(1);
}

/** Checks the content after each change of a file. Pages show the change if the content has no problems. */
export function followContent({ reporter }: CreateDevServerArgs): void {
  let changes = 0;
  let hasProblems = false;

  async function update(): Promise<void> {
    changes += 1;
    const own = changes;
    // A change may consist of several writes. The check runs after the last one.
    await setTimeout(300);
    if (own !== changes) return;
    const report = formatReport(await checkContent("data"));
    if (own !== changes) return;
    if (report === "") copyContent();
    if (report !== "") reporter.warn(`${report}\nUntil that is corrected, the pages stay as they are.`);
    else if (hasProblems) reporter.success("The content has no more problems.");
    hasProblems = report !== "";
  }

  const start = () => {
    update().catch((error: Error) => reporter.warn(`The pages could not be updated: ${error.message}`));
  };
  watch("data", { recursive: true }, start);
  start();
}

import type { CreateNodeArgs, PreInitArgs } from "gatsby";
import { checkContent } from "../content/check/check";
import { writeEditorSchema } from "../content/editor-schema";
import { formatFault } from "../content/fault";

/** The faults of `data/` as text for the terminal; empty where there are none. */
async function faultReport(): Promise<string> {
  const faults = await checkContent("data");
  const count = faults.length === 1 ? "1 fault" : `${faults.length} faults`;
  return faults.length === 0 ? "" : `${count} in the content:\n\n${faults.map(formatFault).join("\n\n")}\n`;
}

/**
 * Stops a build whose content has faults, before Gatsby touches `public/`: the last good site stays as it
 * is. While editing (`gatsby develop`) it only says what is wrong.
 */
export async function checkBeforeBuild({ reporter }: PreInitArgs): Promise<void> {
  writeEditorSchema(".vscode/schema");
  const report = await faultReport();
  if (report === "") return;
  if (process.env.NODE_ENV === "production") {
    process.stderr.write(`\n${report}\nNothing was built; the site in public/ is unchanged.\n`);
    process.exit(1);
  }
  reporter.warn(report);
}

let pending: NodeJS.Timeout | undefined;

/** Says after each saved file of `data/`, while editing, what is wrong with the content. */
export function reportWhileEditing({ node, reporter }: CreateNodeArgs): void {
  if (process.env.NODE_ENV === "production" || node.internal.type !== "File") return;
  // Files arrive one by one, at the start by the hundred: one report once they have settled.
  clearTimeout(pending);
  pending = setTimeout(async () => {
    const report = await faultReport();
    if (report !== "") reporter.warn(report);
  }, 300);
}

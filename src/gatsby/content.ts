import type { CreateDevServerArgs, CreateNodeArgs, CreatePagesArgs, PreInitArgs, Reporter } from "gatsby";
import { checkContent } from "../content/check";
import { countFaults, formatFault } from "../content/diagnostic/diagnostic";
import { writeEditorSchema } from "../content/kind/editor-schema";
import { sendReport } from "./develop/report-stream";

/** The faults of `data/` as text for the terminal; empty where there are none. */
async function faultReport(): Promise<string> {
  const faults = await checkContent("data");
  return faults.length === 0 ? "" : `${countFaults(faults)}:\n\n${faults.map(formatFault).join("\n\n")}\n`;
}

let lastReport = "";

/** Says in the terminal and on all open pages what is wrong; once, if the same is said again. */
function tell(report: string, reporter: Reporter): void {
  sendReport(report);
  if (report === lastReport) return;
  if (report !== "") reporter.warn(report);
  else reporter.success("The content is in order again.");
  lastReport = report;
}

/**
 * Stops a build whose content has faults, before Gatsby touches `public/`: the last good site stays as it
 * is. While editing (`gatsby develop`) it only says what is wrong.
 */
export async function checkBeforeBuild({ reporter }: PreInitArgs): Promise<void> {
  writeEditorSchema(".vscode/schema");
  const report = await faultReport();
  if (report !== "" && process.env.NODE_ENV === "production") {
    process.stderr.write(`\n${report}\nNothing was built; the site in public/ is unchanged.\n`);
    process.exit(1);
  }
  tell(report, reporter);
}

let pending: NodeJS.Timeout | undefined;

/** Says, soon after a file of `data/` was saved or removed while editing, what is wrong with the content. */
export function reportWhileEditing({
  reporter,
}: CreateNodeArgs | CreatePagesArgs | CreateDevServerArgs): void {
  if (process.env.NODE_ENV === "production") return;
  // Files arrive one by one, at the start by the hundred: one report once they have settled.
  clearTimeout(pending);
  pending = setTimeout(() => {
    faultReport()
      .then((report) => tell(report, reporter))
      .catch((error: Error) => reporter.warn(`The content could not be checked: ${error.message}`));
  }, 300);
}

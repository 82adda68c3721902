import type { CreateDevServerArgs, CreateNodeArgs, CreatePagesArgs, PreInitArgs, Reporter } from "gatsby";
import { checkContent } from "../content/check";
import { writeEditorSchema } from "../content/kind/editor-schema";
import { formatReport } from "../content/report/report";
import { sendReport } from "./develop/report-stream";

let lastReport = "";

/** Shows a report in the terminal and on all open pages; in the terminal not twice in a row. */
function tell(report: string, reporter: Reporter): void {
  sendReport(report);
  if (report === lastReport) return;
  if (report !== "") reporter.warn(report);
  else reporter.success("The content is in order again.");
  lastReport = report;
}

/**
 * Stops a build whose content has problems, before Gatsby touches `public/`, so that the last good site stays as it
 * is. `gatsby develop` only reports the problems.
 */
export async function checkBeforeBuild({ reporter }: PreInitArgs): Promise<void> {
  writeEditorSchema(".vscode");
  const report = formatReport(await checkContent("data"));
  if (report !== "" && process.env.NODE_ENV === "production") {
    process.stderr.write(`\n${report}\nNothing was built; the site in public/ is unchanged.\n`);
    process.exit(1);
  }
  tell(report, reporter);
}

let pending: NodeJS.Timeout | undefined;

/** Checks the content again soon after a file of `data/` was saved or removed in `gatsby develop`. */
export function reportWhileEditing({
  reporter,
}: CreateNodeArgs | CreatePagesArgs | CreateDevServerArgs): void {
  if (process.env.NODE_ENV === "production") return;
  // Files arrive one by one, at the start by the hundred: check once, when no more arrive.
  clearTimeout(pending);
  pending = setTimeout(() => {
    checkContent("data")
      .then((diagnostics) => tell(formatReport(diagnostics), reporter))
      .catch((error: Error) => reporter.warn(`The content could not be checked: ${error.message}`));
  }, 300);
}

import { watch } from "node:fs";
import type { CreateDevServerArgs, PreInitArgs, Reporter } from "gatsby";
import { checkContent } from "../content/check";
import { writeEditorSchema } from "../content/kind/editor-schema";
import { formatReport } from "../content/report/format-report";
import { sendReport } from "./develop/report-stream";

let lastReport = "";

/** The terminal does not repeat the last report. */
function showReport(report: string, reporter: Reporter): void {
  sendReport(report);
  if (report === lastReport) return;
  if (report !== "") reporter.warn(report);
  else reporter.success("The content has no more problems.");
  lastReport = report;
}

/** Runs before Gatsby changes `public/`, so that the last valid site stays if the content has problems. */
export async function checkBeforeBuild({ reporter }: PreInitArgs): Promise<void> {
  writeEditorSchema(".vscode");
  const report = formatReport(await checkContent("data"));
  if (report !== "" && process.env.NODE_ENV === "production") {
    process.stderr.write(`\n${report}\nNothing was built; a site in public/ is unchanged.\n`);
    process.exit(1);
  }
  showReport(report, reporter);
}

/** Checks the content when the development server starts, and after each change of a file. */
export function reportWhileEditing({ reporter }: CreateDevServerArgs): void {
  let pending: NodeJS.Timeout | undefined;
  const check = () => {
    clearTimeout(pending);
    // A change may consist of several writes. After a pause, the check runs once.
    pending = setTimeout(() => {
      checkContent("data")
        .then((diagnostics) => showReport(formatReport(diagnostics), reporter))
        .catch((error: Error) => reporter.warn(`The content could not be checked: ${error.message}`));
    }, 300);
  };
  watch("data", { recursive: true }, check);
  check();
}

import { appendFileSync } from "node:fs";
import { dataPath } from "../../data-path";
import { countProblems, type ReportedDiagnostic } from "./format-report";

/** Escapes what has a meaning in a workflow command of GitHub Actions, or in one of its properties. */
function escaped(text: string, special = /[%\r\n]/g): string {
  return text.replace(special, encodeURIComponent);
}

/** Returns workflow commands that mark the lines with problems. */
export function workflowCommands(diagnostics: readonly ReportedDiagnostic[]): string {
  const commands = diagnostics.map(({ file, line, column, length, message, suggestion = "" }) => {
    const place = `file=${escaped(dataPath(file), /[%\r\n:,]/g)},line=${line},col=${column},endColumn=${column + length}`;
    return `::error ${place}::${escaped(`${message}\n${suggestion}`.trim())}`;
  });
  return commands.join("\n");
}

/** Adds a table of the problems to the summary of the job. `file` is that of the summary. */
export function summarize(diagnostics: readonly ReportedDiagnostic[], file: string): void {
  const rows = diagnostics.map(({ file, line, message, suggestion = "" }) => {
    const text = `${message} ${suggestion}`.trim().replace(/[\\`*_[\]<>|&]/g, "\\$&");
    return `| ${dataPath(file)}:${line} | ${text} |`;
  });
  appendFileSync(
    file,
    `### ${countProblems(diagnostics)}\n\n| Line | Problem |\n| --- | --- |\n${rows.join("\n")}\n`,
  );
}

import { codeFrameColumns } from "@babel/code-frame";
import { dataPath } from "../../data-path";
import type { Diagnostic } from "../diagnostic/diagnostic";
import { count, visible } from "../diagnostic/wording";

export type ReportedDiagnostic = Diagnostic & {
  /** The line of the file; empty if the file does not have it or cannot be read. */
  source: string;
  /** Such as "on the page /flagship/palsam". */
  page: string;
};

/** The number of characters of a line that a frame shows, and how many of them are before the marked text. */
const width = 80;
const before = 30;

/** Returns the line, shortened to the part around the marked text, with its number and carets. */
function frameOf({ line, column, length, source }: ReportedDiagnostic, isColored: boolean): string {
  const from = Math.max(0, Math.min(column - 1 - before, source.length - width));
  const part = visible(source.replaceAll("\t", " ").slice(from, from + width), "\ufffd");
  const text = (from > 0 ? "…" : "") + part + (from + width < source.length ? "…" : "");
  const start = column - from + (from > 0 ? 1 : 0);
  const end = Math.min(start + length, text.length + 1);
  return codeFrameColumns(
    text,
    { start: { line, column: start }, end: { line, column: Math.max(end, start) } },
    { startLine: line, highlightCode: isColored },
  );
}

export function formatDiagnostic(diagnostic: ReportedDiagnostic, isColored = false): string {
  const { file, line, column, page, source, message, suggestion } = diagnostic;
  const frame = source === "" ? [] : [frameOf(diagnostic, isColored)];
  const position = `${dataPath(file)}:${line}:${column}  ${message} (${page})`;
  return [position, ...frame, ...(suggestion ? [suggestion] : [])].join("\n");
}

export function countProblems(diagnostics: readonly Diagnostic[]): string {
  return `${count(diagnostics.length, "problem")} in the content`;
}

export function formatReport(diagnostics: readonly ReportedDiagnostic[]): string {
  if (diagnostics.length === 0) return "";
  const parts = diagnostics.map((diagnostic) => formatDiagnostic(diagnostic));
  return `${countProblems(diagnostics)}:\n\n${parts.join("\n\n")}\n`;
}

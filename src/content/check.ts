import { checkFileNames } from "./cross-check/file-name";
import { checkGallery } from "./cross-check/gallery";
import { checkLinks } from "./cross-check/link";
import { checkPictures } from "./cross-check/picture/check-pictures";
import { checkPlainText } from "./cross-check/plain-text";
import { checkRedirects } from "./cross-check/redirect";
import { checkRepeatedEntries } from "./cross-check/repeated-entry";
import { checkSameTexts } from "./cross-check/same-text";
import { checkTitles } from "./cross-check/title";
import type { Diagnostic } from "./diagnostic/diagnostic";
import { fieldName } from "./diagnostic/wording";
import type { FileChange } from "./read/content-file";
import { jsonFiles, readEntries } from "./read/entry";
import { lineAt } from "./read/position";
import type { ReportedDiagnostic } from "./report/format-report";
import { shownOn } from "./shown-on";
import { checkSyntax } from "./syntax/syntax";
import { validate } from "./validate/validate";

function fieldOf({ file, path = [] }: Pick<Diagnostic, "file" | "path">): string {
  return `${file} ${fieldName(path)}`;
}

/**
 * Checks content in stages. Files that cannot be parsed are not checked further.
 *
 * @param change files that are not written yet
 * @returns the problems of all files, in the order of files and lines; empty if the site can be built
 */
export async function checkContent(directory: string, change?: FileChange): Promise<ReportedDiagnostic[]> {
  const all = readEntries(directory, change);
  const broken = all.flatMap(checkSyntax);
  const entries = all.filter(({ file }) => broken.every((diagnostic) => diagnostic.file !== file));

  const repeated = entries.flatMap(checkRepeatedEntries);
  // A repeated entry can also make its list too long, or name a program twice. Report only the repetition.
  const lists = new Set(repeated.map(({ file, path = [] }) => fieldOf({ file, path: path.slice(0, -1) })));
  const invalid = entries.flatMap(validate).filter((diagnostic) => !lists.has(fieldOf(diagnostic)));
  // For an invalid value, the cross-checks would only report the same problem again.
  const invalidFields = new Set(invalid.map(fieldOf));
  const crossed = [
    ...checkLinks(entries, all),
    ...checkRedirects(entries, all),
    ...(await checkPictures(directory, entries, change)),
    ...entries.flatMap(checkGallery),
    ...entries.flatMap(checkPlainText),
    ...checkTitles(entries),
    ...checkSameTexts(entries),
  ].filter((diagnostic) => !invalidFields.has(fieldOf(diagnostic)));

  const found = [
    ...checkFileNames(jsonFiles(directory, change)),
    ...broken,
    ...invalid,
    ...repeated,
    ...crossed,
  ];
  found.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
  return found.map((diagnostic) => {
    const { file, line } = diagnostic;
    const text = all.find((entry) => entry.file === file)?.text ?? "";
    return { ...diagnostic, source: lineAt(text, line), page: shownOn(file, all) };
  });
}

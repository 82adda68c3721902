import { basename } from "node:path/posix";
import { dataPath } from "../../data-path";
import { slugOf } from "../../slug";
import { type Diagnostic, fileDiagnostic } from "../diagnostic/diagnostic";
import { didYouMean } from "../diagnostic/did-you-mean";
import { kindOf, kinds } from "../kind/kind";

function unusedFile(file: string, files: readonly string[]): Diagnostic {
  const name = slugOf(basename(file).replace(/\.json.*$/i, ""));
  const candidates = kinds
    .map((kind) => kind.file.replace("*", name))
    .filter((known) => kindOf(known) && !files.includes(known))
    .map(dataPath);
  return fileDiagnostic(file, {
    message:
      "The site uses no file with this name. It has small letters, digits and hyphens, and ends in .json.",
    suggestion:
      didYouMean(dataPath(file), candidates) ?? "Correct the name of the file, or move it out of data.",
  });
}

export function checkFileNames(files: readonly string[]): Diagnostic[] {
  const missing = kinds.filter(({ file }) => !file.includes("*") && !files.includes(file));
  return [
    ...missing.map(({ file }) =>
      fileDiagnostic(file, {
        message: "This file is missing, but the site needs it.",
        suggestion: "Restore the file, or give it its old name again.",
      }),
    ),
    ...files.filter((file) => kindOf(file) === undefined).map((file) => unusedFile(file, files)),
  ];
}

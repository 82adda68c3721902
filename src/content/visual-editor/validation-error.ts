import { dataPath } from "../../data-path";
import type { Diagnostic } from "../diagnostic/diagnostic";
import { fieldName, subjectOf } from "../diagnostic/wording";
import { schemaOf } from "../kind/json-schema";
import { kindOf } from "../kind/kind";

/** The reason why a change is not saved, worded for the page of the editor. */
export class ValidationError extends Error {}

type FormPosition = Pick<Diagnostic, "file" | "path"> & { name?: string };

/** "Gallery pictures › Pictures 4 › Category" for `items[3].type`, or with another name of the form. */
export function fieldInForm({ file, path = [], name }: FormPosition): string {
  const kind = kindOf(file);
  if (kind === undefined) return dataPath(file);
  let schema = schemaOf(kind);
  const names = [name ?? schema.title ?? file];
  for (const key of path) {
    const next = schema.items ?? schema.properties?.[key];
    if (next === undefined) break;
    if (schema.items) names.push(`${names.pop()} ${typeof key === "number" ? key + 1 : key}`);
    else names.push(next.title ?? fieldName([key]));
    schema = next;
  }
  return names.join(" › ");
}

/** Returns the message for the editor. It names fields of the form instead of lines of the file. */
function formatInForm(diagnostic: Diagnostic): string {
  const { path = [], other, suggestion } = diagnostic;
  const field = fieldInForm(diagnostic);
  const message = other
    ? diagnostic.message.replace(/\bline \d+/, fieldInForm({ ...diagnostic, path: other }))
    : diagnostic.message;
  const subject = subjectOf(path);
  const sentence = message.startsWith(subject)
    ? field + message.slice(subject.length)
    : `${field}: ${message}`;
  return suggestion ? `${sentence} ${suggestion}` : sentence;
}

export function validationErrorOf(diagnostics: readonly Diagnostic[]): ValidationError {
  return new ValidationError(diagnostics.map(formatInForm).join("\n\n"));
}

export function usedPictureError(diagnostics: readonly Diagnostic[]): ValidationError {
  const fields = diagnostics.map(fieldInForm).join(", ");
  return new ValidationError(`The picture was not deleted, because the site uses it: ${fields}.`);
}

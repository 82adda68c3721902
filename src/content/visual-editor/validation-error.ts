import type { Diagnostic } from "../diagnostic/diagnostic";
import { fieldName, subjectOf } from "../diagnostic/words";
import { itemsOf, type JsonSchema, jsonSchemaOf, resolve } from "../kind/json-schema";
import { kindOf } from "../kind/kind";

/** Why a change is not saved, in the words that the editor's page shows. */
export class ValidationError extends Error {}

/** Returns a field as the forms name it: "Gallery pictures › Pictures 4 › Category" for `items[3].type`. */
function placeInForm({ file, path = [] }: Diagnostic): string {
  const kind = kindOf(file);
  if (kind === undefined) return `data/${file}`;
  const root = jsonSchemaOf(kind);
  let schema: JsonSchema = resolve(root, root);
  const names = [schema.title ?? file];
  for (const key of path) {
    const items = itemsOf(schema);
    const next = items ?? schema.properties?.[key];
    if (typeof next !== "object") break;
    if (items) names.push(`${names.pop()} ${Number(key) + 1}`);
    else names.push(next.title ?? fieldName([key]));
    schema = resolve(root, next);
  }
  return names.join(" › ");
}

/** Returns a diagnostic as one paragraph: in a form, the field takes the place of the line and its frame. */
function formatInForm(diagnostic: Diagnostic): string {
  const { path = [], message, suggestion } = diagnostic;
  const place = placeInForm(diagnostic);
  const subject = subjectOf(path);
  const sentence = message.startsWith(subject)
    ? place + message.slice(subject.length)
    : `${place}: ${message}`;
  return suggestion ? `${sentence} ${suggestion}` : sentence;
}

/** Returns the error of a change that would bring problems into the content. */
export function validationErrorOf(diagnostics: readonly Diagnostic[]): ValidationError {
  return new ValidationError(diagnostics.map(formatInForm).join("\n\n"));
}

import { type Fault, fieldName } from "../diagnostic/diagnostic";
import { itemsOf, type JsonSchema, jsonSchemaOf, resolve } from "../kind/json-schema";
import { kindOf } from "../kind/kind";
import { sentence } from "../kind/label";

/** Why a change is not made, in the words that the editor's page shows. */
export class Refusal extends Error {}

/** A field as the forms name it: `items[3].type` of the gallery becomes "Gallery pictures › Pictures 4 › Category". */
function placeInForm({ file, field = "" }: Fault): string {
  const kind = kindOf(file);
  if (kind === undefined) return `data/${file}`;
  const root = jsonSchemaOf(kind);
  let schema: JsonSchema = resolve(root, root);
  const names = [schema.title ?? file];
  for (const key of field.match(/[^.[\]]+/g) ?? []) {
    const items = itemsOf(schema);
    const next = items ?? schema.properties?.[key];
    if (typeof next !== "object") break;
    if (items) names.push(`${names.pop()} ${Number(key) + 1}`);
    else names.push(next.title ?? fieldName([key]));
    schema = resolve(root, next);
  }
  return names.join(" › ");
}

/** The refusal of a change that would bring faults into the content: what the check says of each of them. */
export function refusalOf(faults: readonly Fault[]): Refusal {
  const messages = faults.map((fault) => {
    const { found, expected, remedy } = fault;
    return `${placeInForm(fault)}: there is ${found}. Expected: ${expected}. ${sentence(remedy)}`;
  });
  return new Refusal(messages.join("\n\n"));
}

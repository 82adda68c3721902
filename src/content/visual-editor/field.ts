import { hintOf, itemsOf, type JsonSchema, resolve } from "../kind/json-schema";
import { sentence, words } from "../kind/label";
import { fieldsOf, isOptionalGroup } from "./form";
import { patternOf } from "./pattern";

/** How a field is filled in, in the words of Decap CMS, whose options depend on the widget. */
type Widget = {
  widget: string;
  required?: boolean;
  fields?: Field[];
  field?: Field;
  [option: string]: unknown;
};

/** A field of a form, as Decap CMS is told of it. */
export type Field = Widget & { name: string; label: string; hint?: string };

/** What a form may choose from: the words that are read, and the value that is stored. */
export type Option = { label: string; value: string };

/** The pages and programs that a field may name. */
export type Targets = { page: Option[]; program: Option[] };

/** What a list's entries are called: "Paragraph" in a list of "Paragraphs". */
function entryLabel(root: JsonSchema, items: JsonSchema, list: string): string {
  return items.title ?? resolve(root, items).title ?? list.replace(/s$/, "");
}

/** What tells a list's entries apart when they are folded: their first text, and what their picture shows. */
function summaryOf(root: JsonSchema, items: JsonSchema): string | undefined {
  const fields = fieldsOf(root, items);
  const text = fields.find(([, field]) => field.type === "string" && !field.enum && !field.refersTo)?.[0];
  const picture = fields.find(([, field]) => field.properties?.alt)?.[0];
  const names = [text, picture && `${picture}.alt`].filter((name) => name !== undefined);
  return names.length === 0 ? undefined : names.map((name) => `{{fields.${name}}}`).join(" – ");
}

function numberWidget({ type, minimum: min, maximum: max }: JsonSchema): Widget {
  const isWhole = type === "integer";
  return { widget: "number", value_type: isWhole ? "int" : "float", min, max, step: isWhole ? 1 : 0.0001 };
}

function textWidget(schema: JsonSchema): Widget {
  const pattern = patternOf(schema);
  const rule = pattern && [pattern, schema.description ?? "what the hint says"];
  // Only copy may be long; addresses, numbers and names of files have one line.
  const isCopy = !schema.examples && !schema.refersTo && !schema.format;
  return { widget: isCopy ? "text" : "string", ...(rule && { pattern: rule }) };
}

/**
 * The fields of a group's form.
 *
 * @param root the kind's JSON Schema
 * @param group the group's own
 * @param targets what a field may name that has to exist
 */
export function formFields(root: JsonSchema, group: JsonSchema, targets: Targets): Field[] {
  function options(schema: JsonSchema, parent: JsonSchema): Option[] | undefined {
    if (schema.type !== "string") return undefined;
    if (schema.refersTo === "page" || schema.refersTo === "program") return targets[schema.refersTo];
    return schema.enum?.map(String).map((value) => {
      const sibling = parent.properties?.[value];
      return { label: (typeof sibling === "object" && sibling.title) || words(value), value };
    });
  }

  function list(schema: JsonSchema, items: JsonSchema, parent: JsonSchema, label: string): Widget {
    const inner = resolve(root, items);
    const size = { min: schema.minItems, max: schema.maxItems, required: Boolean(schema.minItems) };
    // A choice of fields has no order of its own; all other lists can be put in order.
    if (inner.enum) return { widget: "select", multiple: true, options: options(inner, parent) };
    const singular = entryLabel(root, items, label);
    const common = { widget: "list", label_singular: singular, collapsed: true, ...size };
    if (inner.properties) {
      return { ...common, summary: summaryOf(root, inner), fields: formFields(root, inner, targets) };
    }
    return { ...common, field: { ...widget(inner, inner, singular), name: "entry", label: singular } };
  }

  function widget(schema: JsonSchema, parent: JsonSchema, label: string): Widget {
    const items = itemsOf(schema);
    if (items) return list(schema, items, parent, label);
    if (schema.properties)
      return { widget: "object", collapsed: true, fields: formFields(root, schema, targets) };
    if (schema.refersTo === "picture") return { widget: "image", choose_url: false };
    const choices = options(schema, parent);
    if (choices) return { widget: "select", options: choices };
    if (schema.type === "boolean") return { widget: "boolean" };
    if (schema.type === "integer" || schema.type === "number") return numberWidget(schema);
    return textWidget(schema);
  }

  return Object.entries(group.properties ?? {}).flatMap(([key, reference]): Field[] => {
    if (typeof reference !== "object") return [];
    const schema = resolve(root, reference);
    const label = reference.title ?? words(key);
    const isRequired = group.required?.includes(key) ?? false;
    const mayBeEmpty = schema.anyOf?.some((choice) => choice.const === "");
    const hint = hintOf(root, reference);
    const common = { name: key, label, ...(hint && { hint: sentence(hint) }) };
    if (isOptionalGroup(group, key, schema)) {
      const fields = formFields(root, schema, targets);
      const size = { max: 1, allow_reorder: false, required: false };
      const option = { widget: "list", label_singular: label, summary: label, collapsed: true, ...size };
      return [{ ...common, ...option, fields }];
    }
    const shown = widget(schema, group, label);
    // A switch that nobody touched is off. As its default, that would add a group to each list of groups.
    const isSwitch = schema.type === "boolean";
    const required = isRequired && !mayBeEmpty && !isSwitch && shown.required !== false;
    return [{ ...common, ...shown, required }];
  });
}

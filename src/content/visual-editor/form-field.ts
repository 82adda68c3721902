import type { JsonSchema } from "../kind/json-schema";
import { spacedName } from "../kind/label";
import { isOptionalGroup } from "./convert-form";

/** A widget of Decap CMS with its options. */
type Widget = {
  widget: string;
  required?: boolean;
  fields?: Field[];
  field?: Field;
  [option: string]: unknown;
};

export type Field = Widget & { name: string; label: string; hint?: string };

type Option = { label: string; value: string };

/** The pages and programs that a field may name. */
export type Targets = { page: Option[]; program: Option[] };

/** Returns what a collapsed entry shows: its first text, and the alternative text of its picture. */
function summaryOf({ properties = {} }: JsonSchema): string | undefined {
  const fields = Object.entries(properties);
  const text = fields.find(([, field]) => field.type === "string" && !field.enum && !field.refersTo)?.[0];
  const picture = fields.find(([, field]) => field.properties?.alt)?.[0];
  const names = [text, picture && `${picture}.alt`].filter((name) => name !== undefined);
  return names.length === 0 ? undefined : names.map((name) => `{{fields.${name}}}`).join(" – ");
}

/**
 * @param group the schema of the group that gets the form
 * @param targets the pages and programs that fields may name
 */
export function formFields(group: JsonSchema, targets: Targets): Field[] {
  function options(schema: JsonSchema, parent: JsonSchema): Option[] | undefined {
    if (schema.type !== "string") return undefined;
    if (schema.refersTo === "page" || schema.refersTo === "program") return targets[schema.refersTo];
    return schema.enum?.map((value) => ({
      label: parent.properties?.[value]?.title ?? spacedName(value),
      value,
    }));
  }

  function list(schema: JsonSchema, items: JsonSchema, parent: JsonSchema): Widget {
    const size = { min: schema.minItems, max: schema.maxItems, required: Boolean(schema.minItems) };
    // A list of field names has no order. All other lists can be sorted.
    if (items.enum) return { widget: "select", multiple: true, options: options(items, parent) };
    // By default, the singular of the list's own label: "Paragraph" for "Paragraphs".
    const label = items.title ?? schema.title?.replace(/s$/, "") ?? "";
    const common = { widget: "list", label_singular: label, collapsed: true, ...size };
    if (items.properties) {
      return { ...common, summary: summaryOf(items), fields: formFields(items, targets) };
    }
    return { ...common, field: { ...widget(items, items), name: "entry", label } };
  }

  function widget(schema: JsonSchema, parent: JsonSchema): Widget {
    if (schema.isHidden) return { widget: "hidden" };
    if (schema.items) return list(schema, schema.items, parent);
    if (schema.properties) return { widget: "object", collapsed: true, fields: formFields(schema, targets) };
    if (schema.refersTo === "picture") return { widget: "image", choose_url: false };
    const choices = options(schema, parent);
    if (choices) return { widget: "select", options: choices };
    if (schema.type === "boolean") return { widget: "boolean" };
    const { minimum: min, maximum: max } = schema;
    if (schema.type === "integer") return { widget: "number", value_type: "int", min, max, step: 1 };
    if (schema.type === "number") return { widget: "number", value_type: "float", min, max, step: 0.0001 };
    // Only copy gets a text area. Addresses, numbers and file names are short.
    const isCopy = !schema.examples && !schema.refersTo && !schema.format;
    return { widget: isCopy ? "text" : "string" };
  }

  return Object.entries(group.properties ?? {}).map(([key, schema]): Field => {
    const { title: label = "", hint } = schema;
    const isRequired = group.required?.includes(key) ?? false;
    // The editor fills in the number of a new entry (convert-form.ts).
    const mayBeEmpty = key === "id" || schema.anyOf?.some((choice) => choice.const === "");
    const common = { name: key, label, hint };
    if (isOptionalGroup(group, key, schema)) {
      const fields = formFields(schema, targets);
      const size = { max: 1, allow_reorder: false, required: false };
      const option = { widget: "list", label_singular: label, summary: label, collapsed: true, ...size };
      return { ...common, ...option, fields };
    }
    const shown = widget(schema, group);
    // A switch is not required, because off is its initial state. With a default value of false, Decap would
    // add a group to each empty list of groups.
    const isSwitch = schema.type === "boolean";
    const required = isRequired && !mayBeEmpty && !isSwitch && shown.required !== false;
    return { ...common, ...shown, required };
  });
}

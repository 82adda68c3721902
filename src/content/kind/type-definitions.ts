import { z } from "zod";
import { overviewPage } from "../schema/page/overview";
import { landingPage } from "../schema/page/shared";
import { type JsonSchema, jsonSchemaOf } from "./json-schema";
import { kinds, typeNameOf } from "./kind";

const scalars: Record<string, string> = {
  integer: "Int",
  number: "Float",
  boolean: "Boolean",
  string: "String",
};

const sharePicture = "type SharePicture { src: String! alt: String! width: Int! height: Int! }";

/** For queries of several types. A type implements an interface if it has all its fields. */
const interfaces = { LandingPage: landingPage, OverviewPage: overviewPage };

function fieldType(schema: JsonSchema, isRequired: boolean): string {
  const mark = isRequired ? "!" : "";
  if (schema.$ref) return schema.$ref.replace("#/$defs/", "") + mark;
  if (schema.items) {
    const [item = "", ...directives] = fieldType(schema.items, true).split(" ");
    return [`[${item}]${mark}`, ...directives].join(" ");
  }
  const type = schema.graphql ?? scalars[String(schema.type)];
  if (type === undefined) throw new Error(`No GraphQL type for ${JSON.stringify(schema)}`);
  return type.replace(/^\w+/, (name) => name + mark);
}

function definition(heading: string, schema: JsonSchema): string {
  const fields = Object.entries(schema.properties ?? {}).map(
    ([key, field]) => `${key}: ${fieldType(field, schema.required?.includes(key) ?? false)}`,
  );
  if (schema.graphql) fields.push(schema.graphql);
  // Every page has metadata, and a picture for shared links (src/gatsby/share-picture.ts).
  if (schema.properties?.metadata) fields.push("sharePicture: SharePicture!");
  return `${heading} {\n  ${fields.join("\n  ")}\n}`;
}

const nodes = kinds.map(typeNameOf);

function typeDefinition(name: string, schema: JsonSchema): string {
  if (schema.enum) return `enum ${name} {\n  ${schema.enum.join("\n  ")}\n}`;
  if (!nodes.includes(name)) return definition(`type ${name}`, schema);
  const own = Object.entries(interfaces).filter(([, shape]) =>
    Object.keys(shape).every((key) => schema.properties?.[key] !== undefined),
  );
  const names = ["Node", ...own.map(([key]) => key)].join(" & ");
  return definition(`type ${name} implements ${names} @dontInfer`, schema);
}

export function typeDefinitions(): string {
  const definitions = new Map([["SharePicture", sharePicture]]);
  for (const { $defs = {} } of kinds.map(jsonSchemaOf)) {
    for (const [name, schema] of Object.entries($defs)) definitions.set(name, typeDefinition(name, schema));
  }
  for (const [name, shape] of Object.entries(interfaces)) {
    const schema = { ...(z.toJSONSchema(z.object(shape)) as JsonSchema), graphql: "id: ID!" };
    definitions.set(name, definition(`interface ${name} implements Node`, schema));
  }
  return [...definitions.values()].join("\n\n");
}

import { readFileSync } from "node:fs";
import { buildSchema, type GraphQLObjectType, isObjectType } from "gatsby/graphql";
import { kinds, typeNameOf } from "../../../src/content/kind/kind";
import { typeDefinitions } from "../../../src/content/kind/type-definitions";

// A wrong type of a field fails a build, or the types of the components that query it.

/** The definitions that Gatsby itself provides. */
const gatsby = `
  directive @dontInfer on OBJECT
  directive @fileByRelativePath on FIELD_DEFINITION
  directive @link(by: String, from: String) on FIELD_DEFINITION
  interface Node { id: ID! }
  type File implements Node { id: ID! }
  type Query { file: File }
`;

// `Node` requires an id, which Gatsby adds. The schema is therefore not validated.
const schema = buildSchema(gatsby + typeDefinitions(), { assumeValid: true });

function typeOf(name: string): GraphQLObjectType {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`${name} is not an object type`);
  return type;
}

function fieldsOf(name: string): Record<string, string> {
  const fields = Object.values(typeOf(name).getFields());
  return Object.fromEntries(fields.map((field) => [field.name, String(field.type)]));
}

test.each(kinds.map(typeNameOf))("%s is a node whose fields are not inferred", (name) => {
  const { astNode } = typeOf(name);
  expect(astNode?.interfaces?.map(({ name }) => name.value)).toContain("Node");
  expect(astNode?.directives?.map(({ name }) => name.value)).toEqual(["dontInfer"]);
});

/** The entities in docs/requirements.md that have a GraphQL type: its name, and the names of its fields. */
const entities = readFileSync("docs/requirements.md", "utf8")
  .split("\n")
  .flatMap((line) => [...line.matchAll(/^\|[^|]+\| `(\w+)` +\|([^|]+)\|/g)])
  .map(([, type = "", fields = ""]) => ({
    type,
    fields: [...fields.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  }));

test.each(entities)("the entity $type has the fields that docs/requirements.md lists", ({ type, fields }) => {
  const defined = Object.keys(fieldsOf(type)).filter((name) => name !== "sample");
  expect(defined.toSorted()).toEqual(fields.toSorted());
});

import { readFileSync } from "node:fs";
import { buildSchema, type GraphQLObjectType, isObjectType, isScalarType } from "gatsby/graphql";
import { kinds, typeNameOf } from "../../../src/content/kind/kind";
import { typeDefinitions } from "../../../src/content/kind/type-definitions";

const gatsby = `
  directive @attendance on FIELD_DEFINITION
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

function directivesOf(name: string, field: string): string[] | undefined {
  return typeOf(name)
    .getFields()
    [field]?.astNode?.directives?.map(({ name }) => name.value);
}

test("each type is defined once, and each field's type is defined", () => {
  const names = [...typeDefinitions().matchAll(/^(?:type|enum) (\w+)/gm)].map(([, name]) => name);
  expect(new Set(names).size).toBe(names.length);
  const scalars = Object.values(schema.getTypeMap()).filter(isScalarType);
  expect(scalars.map(({ name }) => name).sort()).toEqual(["Boolean", "Float", "ID", "Int", "String"]);
});

test.each(kinds.map(typeNameOf))("%s is a node whose fields are not inferred", (name) => {
  const { astNode } = typeOf(name);
  expect(astNode?.interfaces?.map(({ name }) => name.value)).toContain("Node");
  expect(astNode?.directives?.map(({ name }) => name.value)).toEqual(["dontInfer"]);
});

test("pages with the same fields have an interface, which one fragment can query", () => {
  const pagesWith = (name: string) =>
    kinds.map(typeNameOf).filter((type) =>
      typeOf(type)
        .getInterfaces()
        .some((own) => own.name === name),
    );
  expect(pagesWith("OverviewPage")).toEqual(["FlagshipProgramsPage", "CertificationsContentPage"]);
  expect(pagesWith("LandingPage")).toEqual(expect.arrayContaining(["Program", "GalleryPage"]));
  expect(pagesWith("LandingPage")).not.toContain("HomePage");
});

test("groups of fields inside a file are separate types, but not nodes", () => {
  expect(typeOf("Landing").astNode?.interfaces).toEqual([]);
  expect(typeOf("Landing").astNode?.directives).toEqual([]);
});

test("pictures and drawings become files", () => {
  expect(fieldsOf("Picture")).toMatchObject({ src: "File!", alt: "String!" });
  expect(directivesOf("Picture", "src")).toEqual(["fileByRelativePath"]);
  expect(fieldsOf("Brand")).toMatchObject({ logo: "File!" });
  expect(directivesOf("Brand", "logo")).toEqual(["fileByRelativePath"]);
});

test("paths of programs become the programs themselves", () => {
  expect(fieldsOf("ProgramList")).toMatchObject({ programs: "[Program!]!" });
  expect(directivesOf("ProgramList", "programs")).toEqual(["link"]);
  expect(fieldsOf("SubPage")).toMatchObject({ path: "String!", program: "Program" });
});

test("required fields cannot be null, others can", () => {
  expect(fieldsOf("Duration")).toMatchObject({ hours: "Int!", days: "Int" });
  expect(fieldsOf("Prose")).toMatchObject({ heading: "String!", lead: "String", paragraphs: "[String!]!" });
  expect(fieldsOf("Program")).toMatchObject({ name: "String!", label: "String", facts: "[Fact!]" });
  expect(fieldsOf("OfficeMap")).toMatchObject({ latitude: "Float!", zoom: "Int!" });
  expect(fieldsOf("FooterLink")).toMatchObject({ isPlanned: "Boolean" });
});

/** Those with a GraphQL type: its name, and the names of its fields. */
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

test("a number of an entry is a whole number", () => {
  const numbered = entities.filter(({ fields }) => fields.includes("id")).map(({ type }) => type);
  expect(numbered.length).toBeGreaterThan(0);
  for (const type of numbered) expect(fieldsOf(type)).toMatchObject({ id: "Int!" });
});

test("a choice of words becomes an enumeration", () => {
  expect(fieldsOf("Landing")).toMatchObject({ tone: "Tone!", accent: "Accent!" });
  expect(schema.getType("Tone")?.astNode).toMatchObject({
    values: [{ name: { value: "light" } }, { name: { value: "dark" } }],
  });
});

test("every group of fields may have the names of its sample values", () => {
  for (const name of ["Program", "Outline", "Topic"])
    expect(fieldsOf(name)).toMatchObject({ sample: "[String!]" });
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getLanguageService, type JSONDocument, TextDocument } from "vscode-json-languageservice";
import {
  editorAssociations,
  editorSchemaOf,
  writeEditorSchema,
} from "../../../src/content/kind/editor-schema";
import { kinds, typeNameOf } from "../../../src/content/kind/kind";
import { folderWith } from "../folder-with";
import { fixture } from "./fixture";

const workspace = "file:///workspace";
const schemas = new Map(kinds.map((kind) => [`${typeNameOf(kind)}.json`, editorSchemaOf(kind)]));

const service = getLanguageService({
  workspaceContext: { resolveRelativePath: (path) => `${workspace}/${path}` },
  schemaRequestService: async (url) => JSON.stringify(schemas.get(url.replace(/^.*\/schema\//, ""))),
});

service.configure({
  validate: true,
  schemas: editorAssociations().map(({ fileMatch, url }) => ({
    // In Visual Studio Code, a pattern that starts with a slash is a path in the open folder.
    fileMatch: fileMatch.map((pattern) => workspace + pattern),
    uri: `${workspace}/${url.replace("./", "")}`,
  })),
});

function open(file: string, change = (text: string) => text): { document: TextDocument; json: JSONDocument } {
  const text = change(readFileSync(`${fixture}/${file}`, "utf8"));
  const document = TextDocument.create(`${workspace}/data/${file}`, "json", 1, text);
  return { document, json: service.parseJSONDocument(document) };
}

function replaced(from: string, to: string) {
  return (text: string) => {
    if (!text.includes(from)) throw new Error(`The text does not contain ${from}`);
    return text.replace(from, to);
  };
}

async function diagnosticsIn(file: string, change?: (text: string) => string) {
  const { document, json } = open(file, change);
  const diagnostics = await service.doValidation(document, json, { schemaValidation: "error" });
  return diagnostics.map(({ message, range }) => ({ message, at: document.getText(range) }));
}

async function hoverOver(file: string, word: string): Promise<string> {
  const { document, json } = open(file);
  const position = document.positionAt(document.getText().indexOf(word) + 1);
  const { contents = [] } = (await service.doHover(document, position, json)) ?? {};
  // The text is Markdown, which may escape a period.
  return [contents].flat().join("\n").replaceAll("\\", "");
}

/** Returns what the editor offers at the mark `|`, in a file with a changed text. */
async function offered(from: string, to: string): Promise<string[]> {
  const marked = replaced(from, to)(readFileSync(`${fixture}/programs/palsam.json`, "utf8"));
  const { document, json } = open("programs/palsam.json", () => marked.replace("|", ""));
  const position = document.positionAt(marked.indexOf("|"));
  const { items = [] } = (await service.doComplete(document, position, json)) ?? {};
  return items.map(({ label }) => label);
}

test("the settings of Visual Studio Code name a schema for each kind of content, and keep the other settings", () => {
  const folder = folderWith({ "settings.json": '{ "editor.tabSize": 2, "json.schemas": [] }' });
  writeEditorSchema(folder);
  expect(JSON.parse(readFileSync(join(folder, "settings.json"), "utf8"))).toEqual({
    "editor.tabSize": 2,
    "json.schemas": kinds.map((kind) => ({
      fileMatch: [`/data/${kind.file}`],
      url: `./.vscode/schema/${typeNameOf(kind)}.json`,
    })),
  });
});

test.each(["programs/palsam.json", "pages/home.json", "site.json", "gallery/gallery.json"])(
  "data/%s has no diagnostic",
  async (file) => {
    expect(await diagnosticsIn(file)).toEqual([]);
  },
);

test("a field shows its label, its purpose and its valid values on hover", async () => {
  const text = await hoverOver("programs/palsam.json", '"hours"');
  expect(text).toContain("Hours");
  expect(text).toContain("All hours together, from 1 to 500.");
  expect(text).toContain("Must be a whole number of hours, from 1 to 500, without quotation marks.");
  expect(await hoverOver("programs/palsam.json", '"tone"')).toContain("The ground behind the words");
  expect(await hoverOver("programs/palsam.json", '"metadata"')).toContain("Search engines and shared links");
});

test("the names of missing fields, the values of a choice and examples are offered", async () => {
  const names = await offered('"duration": {', '"|",\n  "duration": {');
  expect(names).toEqual(expect.arrayContaining(["exam", "audience", "prerequisite"]));
  expect(names).not.toContain("duration");
  expect(await offered('"tone": "dark"', '"tone": |')).toEqual(expect.arrayContaining(['"light"', '"dark"']));
  expect(await offered('"hours": 24', '"hours": |')).toContain("24");
});

test.each([
  ["a misspelled field", '"tagline"', '"taglin"', '"taglin"', /taglin/],
  ["an unknown value of a choice", '"tone": "dark"', '"tone": "drak"', '"drak"', /"light", "dark"/],
  ["a number that is too high", '"hours": 24', '"hours": 999', "999", /500/],
  [
    "a wrong picture name",
    '"./palsam.jpg"',
    '"palsam.gif"',
    '"palsam.gif"',
    /Must be a picture beside this file/,
  ],
])("%s has one diagnostic, at its place", async (_mistake, from, to, at, message) => {
  const diagnostics = await diagnosticsIn("programs/palsam.json", replaced(from, to));
  expect(diagnostics).toContainEqual({ at, message: expect.stringMatching(message) });
  expect(new Set(diagnostics.map((diagnostic) => diagnostic.at))).toEqual(new Set([at]));
});

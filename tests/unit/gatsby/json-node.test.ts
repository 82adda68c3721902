import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createContentNode } from "../../../src/gatsby/json-node";
import { fixture } from "../content/fixture";
import { folderWith } from "../folder-with";

const root = process.cwd();
const original = readFileSync(join(fixture, "pages/gallery.json"), "utf8");
const content = JSON.parse(original);

// The code reads `data/` in the current directory.
beforeAll(() => process.chdir(folderWith({ "data/pages/gallery.json": original })));
afterAll(() => process.chdir(root));

async function nodesOf(text: string, relativePath = "pages/gallery.json", sourceInstanceName = "data") {
  writeFileSync(join("data", relativePath), text);
  const node = { id: "file", relativePath, sourceInstanceName, internal: { type: "File" } };
  const createNode = jest.fn();
  const createParentChildLink = jest.fn();
  await createContentNode({
    node,
    actions: { createNode, createParentChildLink },
    createNodeId: (name: string) => `id of ${name}`,
    createContentDigest: JSON.stringify,
  } as never);
  const nodes = createNode.mock.calls.map(([child]) => child);
  expect(createParentChildLink.mock.calls).toEqual(nodes.map((child) => [{ parent: node, child }]));
  return nodes;
}

function titled(title: string): string {
  return JSON.stringify({ ...content, landing: { ...content.landing, title } });
}

// This test has to run first: after the others, the code knows a valid version of the file.
test("a file that is broken from the start has the values that can be read", async () => {
  const [node] = await nodesOf(`${titled("Broken")},`);
  expect(node).toMatchObject({ landing: { title: "Broken" } });
});

test("gatsby-transformer-json makes the node of a content file", async () => {
  expect(await nodesOf(original)).toEqual([
    expect.objectContaining({
      ...content,
      id: "id of file >>> JSON",
      parent: "file",
      internal: expect.objectContaining({ type: "GalleryPage" }),
    }),
  ]);
});

test("a byte order mark is ignored", async () => {
  const [node] = await nodesOf(`\ufeff${titled("Saved on Windows")}`);
  expect(node).toMatchObject({ landing: { title: "Saved on Windows" } });
});

test.each([
  ["a syntax error", (text: string) => text.slice(0, -3)],
  ["a missing field", (text: string) => text.replace('"landing"', '"landin"')],
])("a file with %s keeps its last valid content", async (_, breakIt) => {
  await nodesOf(titled("Valid"));
  const [node] = await nodesOf(breakIt(titled("Invalid")));
  expect(node).toMatchObject({ landing: { title: "Valid" } });
});

test("a file that is not content has no node", async () => {
  expect(await nodesOf(original, "pages/notes.json")).toEqual([]);
  expect(await nodesOf(original, "pages/gallery.json", "tokens")).toEqual([]);
});

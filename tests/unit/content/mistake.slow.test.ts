import { type Node, parseTree } from "jsonc-parser";
import { checkContent } from "../../../src/content/check";
import { placeAt } from "../../../src/content/read/place";
import { formatDiagnostic } from "../../../src/content/report/report";
import { type ContentCopy, copyContent } from "./content-copy";
import { fixtureDocuments } from "./fixture";

type Span = Pick<Node, "offset" | "length">;
type Find = (nodes: Node[], text: string) => Span[];
/** A place where a mistake may be put, and the part of the text that it is about. */
type Place = { at: number; length: number; written: string };

const ofType =
  (...types: Node["type"][]) =>
  (nodes: Node[]) =>
    nodes.filter(({ type, parent }) => types.includes(type) && parent !== undefined);

const properties = ofType("property");
const names = (nodes: Node[]) => properties(nodes).flatMap(({ children }) => children?.[0] ?? []);

/** Returns the texts that are values, not the names of fields. */
const values = (nodes: Node[]) => {
  const known = new Set(names(nodes));
  return ofType("string")(nodes).filter((node) => !known.has(node));
};

const entries = (nodes: Node[]) => ofType("array")(nodes).flatMap(({ children = [] }) => children);
const childrenOf = (nodes: Node[]) =>
  nodes.flatMap(({ type, children = [] }) => (type === "property" ? [] : [children]));
const lastEntries = (nodes: Node[]) => childrenOf(nodes).flatMap((children) => children.slice(-1));

/** Returns the character after each node. Everything else between two nodes is white space. */
const next = (text: string, character: string, nodes: Node[]): Span[] =>
  nodes.map(({ offset, length }) => ({ offset: text.indexOf(character, offset + length), length: 1 }));

const commas: Find = (nodes, text) =>
  next(
    text,
    ",",
    childrenOf(nodes).flatMap((children) => children.slice(0, -1)),
  );
const colons: Find = (nodes, text) => next(text, ":", names(nodes));

const instead = (find: Find) => (nodes: Node[], text: string) =>
  find(nodes, text).map(({ offset, length }): Place => {
    return { at: offset, length, written: text.slice(offset, offset + length) };
  });

const after = (find: Find) => (nodes: Node[], text: string) =>
  instead(find)(nodes, text).map(
    ({ at, length, written }): Place => ({ at: at + length, length: 0, written }),
  );

/** The mistakes that people make in files: a name, the places where each is possible, and the wrong text. */
const mistakes: [string, (nodes: Node[], text: string) => Place[], (written: string) => string][] = [
  ["a field's name misspelled", instead(names), (name) => `${name.slice(0, -1)}x"`],
  ["a field's name in capitals", instead(names), (name) => name.toUpperCase()],
  ["a field's name in curly quotation marks", instead(names), (name) => `“${name.slice(1, -1)}”`],
  ["a field's name in single quotation marks", instead(names), (name) => `'${name.slice(1, -1)}'`],
  ["a field's name without quotation marks", instead(names), (name) => name.slice(1, -1)],
  ["a field's name without its last quotation mark", instead(names), (name) => name.slice(0, -1)],
  ["a comma removed", instead(commas), () => ""],
  ["a comma doubled", instead(commas), () => ",,"],
  ["a semicolon", instead(commas), () => ";"],
  ["a comma after the last entry", after(lastEntries), () => ","],
  ["a colon removed", instead(colons), () => ""],
  ["a text in curly quotation marks", instead(values), (value) => `“${value.slice(1, -1)}”`],
  ["a text in single quotation marks", instead(values), (value) => `'${value.slice(1, -1)}'`],
  ["a text without its last quotation mark", instead(values), (value) => value.slice(0, -1)],
  ["a text without its first quotation mark", instead(values), (value) => value.slice(1)],
  ["a text with a space at its end", instead(values), (value) => `${value.slice(0, -1)} "`],
  ["a text in bold", instead(values), (value) => `"<b>${value.slice(1, -1)}</b>"`],
  ["a text of one space", instead(values), () => '" "'],
  ["a number in place of a text", instead(values), () => "7"],
  ["null in place of a text", instead(values), () => "null"],
  ["a list in place of a text", instead(values), (value) => `[${value}]`],
  ["a text in place of a group", instead(ofType("object")), () => '"text"'],
  ["a group in place of a list", instead(ofType("array")), () => "{}"],
  ["a number in quotation marks", instead(ofType("number")), (value) => `"${value}"`],
  ["a number with a unit", instead(ofType("number")), (value) => `${value} h`],
  ["a number with a minus", instead(ofType("number")), (value) => `-999${value}`],
  ["yes in place of true", instead(ofType("boolean")), () => '"yes"'],
  ["a capital letter in true", instead(ofType("boolean")), () => "True"],
  ["an entry of a list repeated", after(entries), (entry) => `,\n${entry}`],
  ["a field repeated", after(properties), (field) => `,\n${field}`],
  ["a comment", instead(names), (name) => `// mine\n${name}`],
];

const allNodes = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(allNodes)];

/** Returns a mistake of every kind in a file, each at one place. The seed selects the place. */
function mistakesIn(text: string, seed: number) {
  const tree = parseTree(text);
  const nodes = tree ? allNodes(tree) : [];
  return mistakes.flatMap(([name, find, by], kind) => {
    const places = find(nodes, text);
    const place = places[Math.floor((((seed + kind) * 0.618) % 1) * places.length)];
    if (place === undefined) return [];
    const { at, length, written } = place;
    const line = placeAt(text, at).line;
    return [{ name, text: text.slice(0, at) + by(written) + text.slice(at + length), line }];
  });
}

/** Returns what is wrong with the report of a mistake, or an empty list. */
async function complaintsOf(content: ContentCopy, file: string, line: number): Promise<string[]> {
  const diagnostics = await checkContent(content.directory);
  const said = diagnostics.map((diagnostic) => formatDiagnostic(diagnostic)).join("\n");
  const own = diagnostics.filter((diagnostic) => diagnostic.file === file);
  const isFound = own.some((diagnostic) => Math.abs(diagnostic.line - line) <= 1);
  const isPlain = !/undefined|\[object|Error\b| {4}at |\bNaN\b/.test(said);
  return isFound && isPlain ? [] : [`line ${line}: ${said || "accepted"}`];
}

test.each(fixtureDocuments.map((file, seed) => ({ file, seed })))(
  "the check finds a mistake of each kind in $file, in the right file and line",
  async ({ file, seed }) => {
    const { content } = copyContent();
    const complaints: string[] = [];
    const original = content.read(file);
    for (const { name, text, line } of mistakesIn(original, seed)) {
      content.write(file, text);
      for (const complaint of await complaintsOf(content, file, line))
        complaints.push(`${name}: ${complaint}`);
    }
    expect(complaints).toEqual([]);
  },
);

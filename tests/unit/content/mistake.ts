import { type Node, parseTree } from "jsonc-parser";
import { checkContent } from "../../../src/content/check";
import { placeAt } from "../../../src/content/read/place";
import { formatDiagnostic } from "../../../src/content/report/report";
import { type ContentCopy, copyContent } from "./content-copy";

/** A generated mistake at one place of a text. */
type Mistake = {
  name: string;
  text: string;
  /** The place that the check must report, as an offset in the original text. */
  offset: number;
};

type Change = { at: number; length: number; by: string; offset?: number };
type Maker = { name: string; changes: (text: string, nodes: Node[]) => Change[] };

function put(at: number, length: number, by: string, offset = at): Change {
  return { at, length, by, offset };
}

function strings(nodes: Node[]): Node[] {
  return nodes.filter(({ type, parent }) => type === "string" && parent?.children?.[0] !== undefined);
}

/** Without the names of fields. */
function values(nodes: Node[]): Node[] {
  return strings(nodes).filter(
    (node) => node.parent?.type !== "property" || node.parent.children?.[1] === node,
  );
}

function names(nodes: Node[]): Node[] {
  return nodes.filter(({ type }) => type === "property").flatMap(({ children }) => children?.[0] ?? []);
}

function ofType(type: Node["type"]) {
  return (nodes: Node[]) => nodes.filter((node) => node.type === type && node.parent !== undefined);
}

/** Between two nodes, everything else is white space. */
function commas(text: string, nodes: Node[]): number[] {
  return nodes
    .filter(({ type }) => type === "object" || type === "array")
    .flatMap(({ children = [] }) => children.slice(0, -1))
    .map(({ offset, length }) => text.indexOf(",", offset + length));
}

function inPlaceOf(find: (nodes: Node[]) => Node[], by: (written: string, node: Node) => string) {
  return (text: string, nodes: Node[]) =>
    find(nodes).map((node) => {
      const { offset, length } = node;
      return put(offset, length, by(text.slice(offset, offset + length), node));
    });
}

/** Mistakes that people make, each at every place where it is possible. */
const makers: readonly Maker[] = [
  { name: "a field's name misspelled", changes: inPlaceOf(names, (name) => `${name.slice(0, -1)}x"`) },
  { name: "a field's name in capitals", changes: inPlaceOf(names, (name) => name.toUpperCase()) },
  {
    name: "a field's name in curly quotation marks",
    changes: inPlaceOf(names, (name) => `“${name.slice(1, -1)}”`),
  },
  {
    name: "a field's name in single quotation marks",
    changes: inPlaceOf(names, (name) => `'${name.slice(1, -1)}'`),
  },
  { name: "a field's name without quotation marks", changes: inPlaceOf(names, (name) => name.slice(1, -1)) },
  {
    name: "a field's name without its last quotation mark",
    changes: inPlaceOf(names, (name) => name.slice(0, -1)),
  },
  { name: "a comma removed", changes: (text, nodes) => commas(text, nodes).map((at) => put(at, 1, "")) },
  { name: "a comma doubled", changes: (text, nodes) => commas(text, nodes).map((at) => put(at, 1, ",,")) },
  { name: "a semicolon", changes: (text, nodes) => commas(text, nodes).map((at) => put(at, 1, ";")) },
  {
    name: "a comma after the last entry",
    changes: (_text, nodes) =>
      nodes
        .filter(({ type }) => type === "object" || type === "array")
        .flatMap(({ children = [] }) => children.slice(-1))
        .map(({ offset, length }) => put(offset + length, 0, ",")),
  },
  {
    name: "a colon removed",
    changes: (text, nodes) =>
      names(nodes).map(({ offset, length }) => put(text.indexOf(":", offset + length), 1, "")),
  },
  {
    name: "a text in curly quotation marks",
    changes: inPlaceOf(values, (value) => `“${value.slice(1, -1)}”`),
  },
  {
    name: "a text in single quotation marks",
    changes: inPlaceOf(values, (value) => `'${value.slice(1, -1)}'`),
  },
  {
    name: "a text without its last quotation mark",
    changes: inPlaceOf(values, (value) => value.slice(0, -1)),
  },
  { name: "a text without its first quotation mark", changes: inPlaceOf(values, (value) => value.slice(1)) },
  {
    name: "a text with a space at its end",
    changes: inPlaceOf(values, (value) => `${value.slice(0, -1)} "`),
  },
  { name: "a text in bold", changes: inPlaceOf(values, (value) => `"<b>${value.slice(1, -1)}</b>"`) },
  { name: "a text of one space", changes: inPlaceOf(values, () => '" "') },
  { name: "a number in place of a text", changes: inPlaceOf(values, () => "7") },
  { name: "null in place of a text", changes: inPlaceOf(values, () => "null") },
  { name: "a list in place of a text", changes: inPlaceOf(values, (value) => `[${value}]`) },
  { name: "a text in place of a group", changes: inPlaceOf(ofType("object"), () => '"text"') },
  { name: "a group in place of a list", changes: inPlaceOf(ofType("array"), () => "{}") },
  { name: "a number in quotation marks", changes: inPlaceOf(ofType("number"), (value) => `"${value}"`) },
  { name: "a number with a unit", changes: inPlaceOf(ofType("number"), (value) => `${value} h`) },
  { name: "a number with a minus", changes: inPlaceOf(ofType("number"), (value) => `-999${value}`) },
  { name: "yes in place of true", changes: inPlaceOf(ofType("boolean"), () => '"yes"') },
  { name: "a capital letter in true", changes: inPlaceOf(ofType("boolean"), () => "True") },
  {
    name: "an entry of a list repeated",
    changes: (text, nodes) =>
      ofType("array")(nodes)
        .flatMap(({ children = [] }) => children)
        .map(({ offset, length }) =>
          put(offset + length, 0, `,\n${text.slice(offset, offset + length)}`, offset + length),
        ),
  },
  {
    name: "a field repeated",
    changes: (text, nodes) =>
      nodes
        .filter(({ type }) => type === "property")
        .map(({ offset, length }) =>
          put(offset + length, 0, `,\n${text.slice(offset, offset + length)}`, offset + length),
        ),
  },
  {
    name: "a comment",
    changes: (_text, nodes) => names(nodes).map(({ offset }) => put(offset, 0, "// mine\n")),
  },
];

function allNodes(node: Node): Node[] {
  return [node, ...(node.children ?? []).flatMap(allNodes)];
}

/** One mistake of every kind. The seed selects its place. */
function mistakesOf(text: string, seed: number): Mistake[] {
  const tree = parseTree(text);
  if (tree === undefined) return [];
  const nodes = allNodes(tree);
  return makers.flatMap(({ name, changes }, kind) => {
    const places = changes(text, nodes);
    const place = places[Math.floor((((seed + kind) * 0.618) % 1) * places.length)];
    if (place === undefined) return [];
    const { at, length, by, offset = at } = place;
    return [{ name, text: text.slice(0, at) + by + text.slice(at + length), offset }];
  });
}

async function complaintsOf(content: ContentCopy, file: string, line: number): Promise<string[]> {
  const diagnostics = await checkContent(content.directory);
  const said = diagnostics.map((diagnostic) => formatDiagnostic(diagnostic)).join("\n");
  const own = diagnostics.filter((diagnostic) => diagnostic.file === file);
  const isFound = own.some((diagnostic) => Math.abs(diagnostic.line - line) <= 1);
  const isPlain = !/undefined|\[object|Error\b| {4}at |\bNaN\b/.test(said);
  return isFound && isPlain ? [] : [`line ${line}: ${said || "accepted"}`];
}

/** Returns what is wrong with the reports of mistakes: nothing if each has the right file and line. */
export async function complaintsAbout(file: string, seed: number): Promise<string[]> {
  const { content } = copyContent();
  const original = content.read(file);
  const complaints: string[] = [];
  for (const { name, text, offset } of mistakesOf(original, seed)) {
    content.write(file, text);
    const { line } = placeAt(original, offset);
    for (const complaint of await complaintsOf(content, file, line)) complaints.push(`${name}: ${complaint}`);
  }
  return complaints;
}

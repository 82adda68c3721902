import { type Node, parseTree } from "jsonc-parser";

/** A slip made by a machine at one place of a text, and where the check has to find it. */
export type MechanicalSlip = {
  name: string;
  text: string;
  /** The place that counts as right, as an offset in the text as it was. */
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

/** Texts that are values, and not the names of fields. */
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

/** The commas between two entries: everything else between two nodes is blank. */
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

/** What people do to files by hand, each at every place where it can be done. All of it is wrong. */
const makers: readonly Maker[] = [
  { name: "a field's name misspelt", changes: inPlaceOf(names, (name) => `${name.slice(0, -1)}x"`) },
  { name: "a field's name in capitals", changes: inPlaceOf(names, (name) => name.toUpperCase()) },
  { name: "a field's name in curly marks", changes: inPlaceOf(names, (name) => `“${name.slice(1, -1)}”`) },
  { name: "a field's name in single marks", changes: inPlaceOf(names, (name) => `'${name.slice(1, -1)}'`) },
  { name: "a field's name without marks", changes: inPlaceOf(names, (name) => name.slice(1, -1)) },
  { name: "a field's name without its last mark", changes: inPlaceOf(names, (name) => name.slice(0, -1)) },
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
  { name: "a text in curly marks", changes: inPlaceOf(values, (value) => `“${value.slice(1, -1)}”`) },
  { name: "a text in single marks", changes: inPlaceOf(values, (value) => `'${value.slice(1, -1)}'`) },
  { name: "a text without its last mark", changes: inPlaceOf(values, (value) => value.slice(0, -1)) },
  { name: "a text without its first mark", changes: inPlaceOf(values, (value) => value.slice(1)) },
  {
    name: "a text with a space at its end",
    changes: inPlaceOf(values, (value) => `${value.slice(0, -1)} "`),
  },
  { name: "a text in bold", changes: inPlaceOf(values, (value) => `"<b>${value.slice(1, -1)}</b>"`) },
  { name: "a text made of a space", changes: inPlaceOf(values, () => '" "') },
  { name: "a number in place of a text", changes: inPlaceOf(values, () => "7") },
  { name: "nothing in place of a text", changes: inPlaceOf(values, () => "null") },
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

/** One of many places, another one for each seed. */
function pick<Item>(items: readonly Item[], seed: number): Item[] {
  const item = items[Math.floor(((seed * 0.618) % 1) * items.length)];
  return item === undefined ? [] : [item];
}

/**
 * Slips of every second kind in a file, each at one place; with the next seed those of the other kinds. All kinds
 * at all places would take minutes.
 */
export function mechanicalSlips(text: string, seed: number): MechanicalSlip[] {
  const tree = parseTree(text);
  if (tree === undefined) return [];
  const nodes = allNodes(tree);
  return makers.flatMap(({ name, changes }, kind) => {
    if ((kind + seed) % 2 > 0) return [];
    return pick(changes(text, nodes), seed + kind).map(({ at, length, by, offset = at }) => ({
      name,
      text: text.slice(0, at) + by + text.slice(at + length),
      offset,
    }));
  });
}

import { readFileSync, statSync } from "node:fs";
import { findNodeAtLocation, getNodeValue, type Node, type ParseError, parseTree } from "jsonc-parser";

/** A place in a text file; line and column count from 1. */
export type Position = { line: number; column: number };

/** What keeps a file from being read as text at all. */
export type Obstacle = "absent" | "folder" | "locked" | "huge" | "deep" | "utf-16";

/** A JSON file under `data/`, parsed so that every value knows its place. */
export type Document = {
  /** Path under `data/`, with slashes. */
  file: string;
  /** Empty where there is an obstacle. */
  text: string;
  /** What Windows puts before a text (BOM), if it is there. */
  mark: string;
  /** The parsed value, as far as it could be read. */
  value: unknown;
  tree: Node | undefined;
  errors: ParseError[];
  obstacle?: Obstacle;
};

/** The longest file of the site has some 12,000 bytes; beyond this it is something else. */
const mostBytes = 1_000_000;

/** The deepest file has 7 brackets in one another; a parser that calls itself ends at some thousand. */
const mostBrackets = 100;

/** UTF-16 begins with a mark, or has zeros beside the letters of English. */
function isUtf16(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 2);
  return start.includes(0) || start.equals(Buffer.of(0xff, 0xfe)) || start.equals(Buffer.of(0xfe, 0xff));
}

function isDeep(text: string): boolean {
  let depth = 0;
  for (const character of text) {
    if (character === "{" || character === "[") depth += 1;
    else if (character === "}" || character === "]") depth -= 1;
    if (depth > mostBrackets) return true;
  }
  return false;
}

type Read = { text: string; mark: string } | { obstacle: Obstacle };

/** The text of a file and the mark before it, or what keeps it from being read. */
function readText(file: string): Read {
  const state = statSync(file, { throwIfNoEntry: false });
  if (state === undefined) return { obstacle: "absent" };
  if (state.isDirectory()) return { obstacle: "folder" };
  if (state.size > mostBytes) return { obstacle: "huge" };
  const bytes = readFileSync(file);
  if (isUtf16(bytes)) return { obstacle: "utf-16" };
  const [, mark = "", text = ""] = bytes.toString("utf8").match(/^(\ufeff?)(.*)$/s) ?? [];
  return isDeep(text) ? { obstacle: "deep" } : { text, mark };
}

/** The same where the system itself says no: a lock, a name that leads in a circle. */
function readTextOrLock(file: string): Read {
  try {
    return readText(file);
  } catch {
    return { obstacle: "locked" };
  }
}

/** Reads and parses a JSON file; a broken one yields `errors` or an `obstacle`, nothing is thrown for it. */
export function readDocument(directory: string, file: string): Document {
  const read = readTextOrLock(`${directory}/${file}`);
  if ("obstacle" in read)
    return { file, text: "", mark: "", value: undefined, tree: undefined, errors: [], ...read };
  const { text, mark } = read;
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  return { file, text, mark, tree, errors, value: tree && getNodeValue(tree) };
}

/** Line and column of an offset in a text, whatever its lines end with. */
export function positionAt(text: string, offset: number): Position {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** Where the value at a path stands, or, with `key`, where the name of that field stands. */
export function positionOf({ text, tree }: Document, path: (string | number)[], key?: string): Position {
  const node = tree && findNodeAtLocation(tree, path);
  const property = node?.children?.find((child) => child.children?.[0]?.value === key);
  return positionAt(text, (key === undefined ? node : property)?.offset ?? 0);
}

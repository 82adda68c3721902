import { readFileSync } from "node:fs";
import { findNodeAtLocation, getNodeValue, type Node, type ParseError, parseTree } from "jsonc-parser";

/** A place in a text file; line and column count from 1. */
export type Position = { line: number; column: number };

/** A JSON file under `data/`, parsed so that every value knows its place. */
export type Document = {
  /** Path under `data/`, with slashes. */
  file: string;
  text: string;
  /** The parsed value, as far as it could be read. */
  value: unknown;
  tree: Node | undefined;
  errors: ParseError[];
};

/** Reads and parses a JSON file; a broken one yields `errors`, nothing is thrown for its content. */
export function readDocument(directory: string, file: string): Document {
  const text = readFileSync(`${directory}/${file}`, "utf8");
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  return { file, text, tree, errors, value: tree && getNodeValue(tree) };
}

/** Line and column of an offset in a text. */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
}

/** Where the value at a path stands, or, with `key`, where the name of that field stands. */
export function positionOf({ text, tree }: Document, path: (string | number)[], key?: string): Position {
  const node = tree && findNodeAtLocation(tree, path);
  const property = node?.children?.find((child) => child.children?.[0]?.value === key);
  return positionAt(text, (key === undefined ? node : property)?.offset ?? 0);
}

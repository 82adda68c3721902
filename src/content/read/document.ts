import { getNodeValue, type Node, type ParseError, parseTree } from "jsonc-parser";
import { type ReadError, readText } from "./text";

/** A JSON file, parsed into a tree that contains the position of every value. */
export type Document = {
  /** The path under `data/`, with slashes. */
  file: string;
  /** Empty if there is a `readError`. */
  text: string;
  /** The byte order mark before the text, if any. */
  bom: string;
  /** The parsed value, or the part of it that could be parsed. */
  value: unknown;
  tree: Node | undefined;
  errors: ParseError[];
  readError?: ReadError;
};

/** Never throws: a broken file has `errors` or a `readError`. */
export function readDocument(directory: string, file: string): Document {
  const read = readText(`${directory}/${file}`);
  if ("readError" in read)
    return { file, text: "", bom: "", value: undefined, tree: undefined, errors: [], ...read };
  return { ...parseDocument(file, read.text), bom: read.bom };
}

export function parseDocument(file: string, text: string): Document {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  return { file, text, bom: "", tree, errors, value: tree && getNodeValue(tree) };
}

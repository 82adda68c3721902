import { getNodeValue, type Node, type ParseError, parseTree } from "jsonc-parser";
import { type Obstacle, readText } from "./text";

/** A JSON file under `data/`, parsed into a tree that contains the position of every value. */
export type Document = {
  /** The path under `data/`, with slashes. */
  file: string;
  /** Empty if there is an obstacle. */
  text: string;
  /** The byte order mark before the text, if there is one. */
  mark: string;
  /** The parsed value, or the part of it that could be parsed. */
  value: unknown;
  tree: Node | undefined;
  errors: ParseError[];
  obstacle?: Obstacle;
};

/** Reads and parses a JSON file. Never throws: a broken file has `errors` or an `obstacle`. */
export function readDocument(directory: string, file: string): Document {
  const read = readText(`${directory}/${file}`);
  if ("obstacle" in read)
    return { file, text: "", mark: "", value: undefined, tree: undefined, errors: [], ...read };
  const { text, mark } = read;
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  return { file, text, mark, tree, errors, value: tree && getNodeValue(tree) };
}

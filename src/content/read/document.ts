import { getNodeValue, type Node, type ParseError, parseTree } from "jsonc-parser";
import { type Obstacle, readText } from "./text";

/** A JSON file under `data/`, parsed so that every value knows its place. */
export type Document = {
  /** Path under `data/`, with slashes. */
  file: string;
  /** Empty where there is an obstacle. */
  text: string;
  /** The byte order mark before the text, if there is one. */
  mark: string;
  /** The parsed value, as far as it could be read. */
  value: unknown;
  tree: Node | undefined;
  errors: ParseError[];
  obstacle?: Obstacle;
};

/** Reads and parses a JSON file. A broken file yields `errors` or an `obstacle`; nothing is thrown. */
export function readDocument(directory: string, file: string): Document {
  const read = readText(`${directory}/${file}`);
  if ("obstacle" in read)
    return { file, text: "", mark: "", value: undefined, tree: undefined, errors: [], ...read };
  const { text, mark } = read;
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  return { file, text, mark, tree, errors, value: tree && getNodeValue(tree) };
}

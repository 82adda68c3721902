import { getNodeValue, type Node, type ParseError, parseTree } from "jsonc-parser";
import { type FileChange, readBytes } from "./content-file";

export type ReadError = "locked" | "utf-16";

/** A JSON file, parsed into a tree that contains the position of every value. */
export type Document = {
  /** The path under `data/`, with slashes. */
  file: string;
  /** The text of the file, without a byte order mark. It is empty if the file has a `readError`. */
  text: string;
  /** The parsed value, or the part of it that could be parsed. */
  value: unknown;
  tree: Node | undefined;
  errors: ParseError[];
  readError?: ReadError;
};

/** UTF-16 starts with a byte order mark, or with an ASCII character, which has a zero among its two bytes. */
function isUtf16(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 2);
  return start.includes(0) || start.equals(Buffer.of(0xff, 0xfe)) || start.equals(Buffer.of(0xfe, 0xff));
}

/** Never throws: a broken file has `errors` or a `readError`. */
export function readDocument(directory: string, file: string, change?: FileChange): Document {
  const nothing = { file, text: "", value: undefined, tree: undefined, errors: [] };
  try {
    const bytes = readBytes(directory, file, change);
    if (isUtf16(bytes)) return { ...nothing, readError: "utf-16" };
    const text = bytes.toString("utf8").replace(/^\ufeff/, "");
    // Accents can be stored in two ways that look the same. All texts of the site have the same one.
    return parseDocument(file, text.normalize());
  } catch {
    // There is no permission, or a folder or a broken link has the name of the file.
    return { ...nothing, readError: "locked" };
  }
}

export function parseDocument(file: string, text: string): Document {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  return { file, text, tree, errors, value: tree && getNodeValue(tree) };
}

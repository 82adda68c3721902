import { readFileSync, statSync } from "node:fs";

export type ReadError = "folder" | "locked" | "huge" | "utf-16";

type Text = { text: string; bom: string } | { readError: ReadError };

/** The largest file in bytes. Content files have a few thousand. */
const maxBytes = 1_000_000;

/** Content files have fewer than ten levels. The parser is recursive and fails at a few thousand. */
const maxDepth = 100;

/** UTF-16 starts with a byte order mark, or with an ASCII character, which has a zero among its two bytes. */
function isUtf16(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 2);
  return start.includes(0) || start.equals(Buffer.of(0xff, 0xfe)) || start.equals(Buffer.of(0xfe, 0xff));
}

function isDeep(text: string): boolean {
  let depth = 0;
  for (const character of text) {
    if (character === "{" || character === "[") depth += 1;
    else if (character === "}" || character === "]") depth -= 1;
    if (depth > maxDepth) return true;
  }
  return false;
}

/** Never throws. */
export function readText(file: string): Text {
  try {
    const state = statSync(file);
    if (state.isDirectory()) return { readError: "folder" };
    if (state.size > maxBytes) return { readError: "huge" };
    const bytes = readFileSync(file);
    if (isUtf16(bytes)) return { readError: "utf-16" };
    const [, bom = "", text = ""] = bytes.toString("utf8").match(/^(\ufeff?)(.*)$/s) ?? [];
    return isDeep(text) ? { readError: "huge" } : { text, bom };
  } catch {
    // There is no permission, or the file is a symbolic link that is broken or circular.
    return { readError: "locked" };
  }
}

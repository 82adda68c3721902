import { readFileSync, statSync } from "node:fs";

/** What keeps a file from being read as text. */
export type Obstacle = "folder" | "locked" | "huge" | "utf-16";

/** The text of a file and the byte order mark before it, or what keeps it from being read. */
export type Text = { text: string; mark: string } | { obstacle: Obstacle };

/** The longest file of the site has some 12,000 bytes. */
const maxBytes = 1_000_000;

/** The deepest file has 7 brackets inside each other. The parser is recursive and fails at some thousand. */
const maxDepth = 100;

/** UTF-16 begins with a byte order mark, or has zero bytes beside the letters of English. */
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

/** Reads a file as UTF-8; throws nothing. */
export function readText(file: string): Text {
  try {
    const state = statSync(file);
    if (state.isDirectory()) return { obstacle: "folder" };
    if (state.size > maxBytes) return { obstacle: "huge" };
    const bytes = readFileSync(file);
    if (isUtf16(bytes)) return { obstacle: "utf-16" };
    const [, mark = "", text = ""] = bytes.toString("utf8").match(/^(\ufeff?)(.*)$/s) ?? [];
    return isDeep(text) ? { obstacle: "huge" } : { text, mark };
  } catch {
    // No permission, or a shortcut (symbolic link) that leads nowhere or in a circle.
    return { obstacle: "locked" };
  }
}

/** A bracket that is not closed: where it is, and where the text before the missing bracket ends. */
export type OpenBracket = { bracket: "{" | "["; offset: number; end: number };

/** Strings, since they may contain brackets, and brackets, with the indentation of the first on a line. */
const tokens = /(?:^([ \t]*))?("(?:\\.|[^"\\\n])*"|[{}[\]])/gm;

const partners = { "}": "{", "]": "[" } as const;

/**
 * Returns the first bracket of a broken text that is not closed. Counting brackets would always blame the first one
 * of the file; the indentation tells which one it is.
 */
export function openBracket(text: string): OpenBracket | undefined {
  const open: { bracket: "{" | "["; offset: number; indent: number }[] = [];
  let indent = 0;
  for (const { index, 1: blanks, 2: token = "" } of text.matchAll(tokens)) {
    const offset = index + (blanks?.length ?? 0);
    const isFirstOnLine = blanks !== undefined;
    indent = blanks?.length ?? indent;
    const last = open.at(-1);
    const isClosing = token === "}" || token === "]";
    const isLeft = isFirstOnLine && last && (isClosing ? indent < last.indent : indent <= last.indent);
    // Without indentation (everything at 0) only the kinds of the brackets count.
    if (last && ((isLeft && last.indent > 0) || (isClosing && partners[token] !== last.bracket))) {
      return { ...last, end: text.slice(0, offset).trimEnd().length };
    }
    if (token === "{" || token === "[") open.push({ bracket: token, offset, indent });
    if (isClosing) open.pop();
  }
  const last = open.at(-1);
  return last && { ...last, end: text.trimEnd().length };
}

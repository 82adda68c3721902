/** A bracket without its partner: where it stands, and where the partner is missing. */
export type OpenBracket = { bracket: "{" | "["; offset: number; end: number };

/** Texts (they may hold brackets of their own) and brackets, with the blanks before them on their line. */
const tokens = /(?:^([ \t]*))?("(?:\\.|[^"\\\n])*"|[{}[\]])/gm;

const partners = { "}": "{", "]": "[" } as const;

/**
 * The first bracket of a broken text that lacks its partner. By the brackets alone it would always be the
 * file's first, whichever is missing; the indentation tells which it is.
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
    // A file without any indentation says nothing: there everything stands at 0.
    if (last && ((isLeft && last.indent > 0) || (isClosing && partners[token] !== last.bracket))) {
      return { ...last, end: text.slice(0, offset).trimEnd().length };
    }
    if (token === "{" || token === "[") open.push({ bracket: token, offset, indent });
    if (isClosing) open.pop();
  }
  const last = open.at(-1);
  return last && { ...last, end: text.trimEnd().length };
}

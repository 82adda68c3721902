/** `end` is the end of the text before the missing bracket. */
type OpenBracket = { bracket: "{" | "["; offset: number; end: number };

/**
 * Matches a bracket or a whole string. A bracket inside a string does not count. At the start of a line, the
 * first group contains the indentation.
 */
const tokens = /(?:^([ \t]*))?("(?:\\.|[^"\\\n])*"|[{}[\]])/gm;

const partners = { "}": "{", "]": "[" } as const;

/** Whether a text closes more groups or lists than it opens. */
export function hasTooMany(text: string, closing: "}" | "]"): boolean {
  const found = [...text.matchAll(tokens)].map(([, , token]) => token);
  const countOf = (bracket: string) => found.filter((token) => token === bracket).length;
  return countOf(closing) > countOf(partners[closing]);
}

/**
 * Returns the bracket that is not closed, judged by the indentation: counting brackets would always find the
 * first one of the file.
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
    // Without indentation, only a closing bracket of the wrong kind shows the problem.
    if (last && ((isLeft && last.indent > 0) || (isClosing && partners[token] !== last.bracket))) {
      return { ...last, end: text.slice(0, offset).trimEnd().length };
    }
    if (token === "{" || token === "[") open.push({ bracket: token, offset, indent });
    if (isClosing) open.pop();
  }
  const last = open.at(-1);
  return last && { ...last, end: text.trimEnd().length };
}

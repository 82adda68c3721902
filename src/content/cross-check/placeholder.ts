import { type Diagnostic, diagnosticInText, type Explanation } from "../diagnostic/diagnostic";
import { didYouMean } from "../diagnostic/did-you-mean";
import { anyOf, quote } from "../diagnostic/wording";
import { valuesOf } from "../kind/json-schema";
import type { Entry } from "../read/entry";

/** Braces with what is between them, and single braces with the word beside them. */
const braces = /\{+[^{}]*\}+|\{+\s*[\p{L}\p{M}\p{N}_-]*|[\p{L}\p{M}\p{N}_-]*\}+/gu;

const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`);

/**
 * @param known what the site fills in in this text
 * @param others what it fills in in any text
 */
function explain(part: string, known: readonly string[], others: ReadonlySet<string>): Explanation {
  const meant = `{${part.replace(/[{}\s]/g, "")}}`;
  if (known.length > 0)
    return {
      message: `In this text, the site fills in only ${anyOf(known)}, not ${quote(part)}.`,
      suggestion: didYouMean(meant, known) ?? `Write ${anyOf(known)}, or what it stands for.`,
    };
  const message = others.has(meant)
    ? `The site fills in ${quote(meant)} in other texts, but not in this one.`
    : `The site fills in nothing for ${quote(part)}: the page would show it as it is.`;
  return { message, suggestion: "Write what it stands for, without braces." };
}

/** Reports braces around what the site does not fill in. */
export function checkPlaceholders(entries: readonly Entry[]): Diagnostic[] {
  const values = entries.flatMap((entry) =>
    valuesOf(entry.kind, entry.value).map((value) => ({ entry, ...value })),
  );
  const others = new Set(values.flatMap(({ schema }) => inBraces(schema.placeholders ?? [])));
  return values.flatMap(({ entry, value, schema, path }) => {
    const isText = schema.type === "string" || schema.anyOf !== undefined;
    if (typeof value !== "string" || !isText || schema.refersTo === "picture") return [];
    const known = inBraces(schema.placeholders ?? []);
    return [...value.matchAll(braces)]
      .filter(([part]) => !known.includes(part))
      .map(({ index, 0: part }) =>
        diagnosticInText(entry, path, { index, part }, explain(part, known, others)),
      );
  });
}

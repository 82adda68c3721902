import { z } from "zod";
import { type Diagnostic, diagnosticInText } from "../diagnostic/diagnostic";
import { anyOf, quote } from "../diagnostic/wording";
import type { Entry } from "../read/entry";
import { program } from "../schema/program";
import { countsOf } from "../schema/program-count";

const { facts, outline, syllabus } = program.shape;

/** The fields that this check needs. Problems in other fields do not stop it. */
const parts = z.object({ facts, outline, syllabus });

/** Reports facts that count what the program does not have. */
export function checkFacts(entry: Entry): Diagnostic[] {
  const { data } = parts.safeParse(entry.kind.schema === program ? entry.value : undefined);
  if (data === undefined) return [];
  const counts = countsOf(data);
  const possible = Object.keys(counts).map((name) => `{${name}}`);
  const suggestion = possible.length > 0 ? `Write ${anyOf(possible)}, or a number.` : "Write a number.";
  return (data.facts ?? []).flatMap(({ value }, index) =>
    [...value.matchAll(/\{(\w+)\}/g)]
      .filter(([, name = ""]) => counts[name] === undefined)
      .map((match) => {
        const [part, name] = match;
        const message = `This program has no ${name}, so the site cannot fill in ${quote(part)}.`;
        const place = { index: match.index, part };
        return diagnosticInText(entry, ["facts", index, "value"], place, { message, suggestion });
      }),
  );
}

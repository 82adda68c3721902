import { z } from "zod";
import { type Diagnostic, diagnosticAt } from "../diagnostic/diagnostic";
import { didYouMean } from "../diagnostic/did-you-mean";
import { anyOf, quote } from "../diagnostic/wording";
import type { Entry } from "../read/entry";

/** The fields that this check needs. Problems in other fields do not stop it. */
const parts = z.object({
  filters: z.array(z.object({ label: z.string() })),
  items: z.array(z.object({ type: z.unknown() })),
});

/** Reports pictures whose category the filter does not contain (requirement 13.12). */
export function checkGallery(entry: Entry): Diagnostic[] {
  if (entry.kind.file !== "gallery/gallery.json") return [];
  const { data } = parts.safeParse(entry.value);
  if (data === undefined) return [];
  const categories = data.filters.slice(1).map(({ label }) => label);
  return data.items.flatMap(({ type }, index) => {
    if (typeof type !== "string" || categories.includes(type)) return [];
    return diagnosticAt(entry, ["items", index, "type"], {
      message: `The filter offers no category ${quote(type)}.`,
      suggestion: didYouMean(type, categories) ?? `Write ${anyOf(categories)}, or add it to "filters".`,
    });
  });
}

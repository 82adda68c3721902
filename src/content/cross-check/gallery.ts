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

/** Reports pictures whose category the filter does not contain, and categories without pictures. */
export function checkGallery(entry: Entry): Diagnostic[] {
  if (entry.kind.file !== "gallery/gallery.json") return [];
  const { data } = parts.safeParse(entry.value);
  if (data === undefined) return [];
  const categories = data.filters.slice(1).map(({ label }) => label);
  const unused = categories.flatMap((category, index) => {
    // A picture with an unknown category may belong to it.
    if (data.items.some(({ type }) => type === category || !categories.includes(String(type)))) return [];
    return diagnosticAt(entry, ["filters", index + 1, "label"], {
      message: `No picture has the category ${quote(category)}.`,
      suggestion: "Remove it, or add a picture of this category.",
    });
  });
  const unknown = data.items.flatMap(({ type }, index) => {
    if (typeof type !== "string" || categories.includes(type)) return [];
    return diagnosticAt(entry, ["items", index, "type"], {
      message: `The filter offers no category ${quote(type)}.`,
      suggestion: didYouMean(type, categories) ?? `Write ${anyOf(categories)}, or add it to "filters".`,
    });
  });
  return [...unused, ...unknown];
}

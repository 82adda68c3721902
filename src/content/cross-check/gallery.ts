import { z } from "zod";
import { comparable } from "../../comparable";
import { slugOf } from "../../slug";
import { type Diagnostic, diagnosticAt } from "../diagnostic/diagnostic";
import { didYouMean } from "../diagnostic/did-you-mean";
import { anyOf, quote } from "../diagnostic/wording";
import type { Entry } from "../read/entry";
import { nodeAt, placeOf } from "../read/place";

/** The fields that this check needs. Problems in other fields do not stop it. */
const parts = z.object({
  filters: z.array(z.object({ label: z.string() })),
  items: z.array(z.object({ type: z.unknown() })),
});

/** Reports categories that have the same words in the address of the page. */
function checkAddresses(entry: Entry, categories: readonly string[]): Diagnostic[] {
  return categories.flatMap((category, index) => {
    const isSame = (other: string) =>
      slugOf(other) === slugOf(category) && comparable(other) !== comparable(category);
    const first = categories.slice(0, index).findIndex(isSame);
    if (first < 0) return [];
    // All is the first filter, and no category.
    const other = ["filters", first + 1, "label"];
    const { line } = placeOf(entry, nodeAt(entry, other));
    return diagnosticAt(entry, ["filters", index + 1, "label"], {
      message: `This category has the same address as ${quote(categories[first])} in line ${line}: ${slugOf(category)}.`,
      suggestion: "Change one of the two: an address has only letters and digits.",
      other,
    });
  });
}

/**
 * Reports pictures whose category the filter does not contain (requirement 13.12), categories without pictures,
 * and equal addresses.
 */
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
  return [...checkAddresses(entry, categories), ...unused, ...unknown];
}

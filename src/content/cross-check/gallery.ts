import { z } from "zod";
import { type Fault, fieldName, nearest, quote } from "../diagnostic/diagnostic";
import { type Document, positionOf } from "../read/document";

/** What this check needs of the file; other fields may be at fault without hiding the categories. */
const parts = z.object({
  filters: z.array(z.object({ label: z.string() })),
  items: z.array(z.object({ type: z.unknown() })),
});

/** Whether the filter offers each picture's category (specification, section 4: gallery filter). */
export function checkGallery(document: Document): Fault[] {
  const { data } = parts.safeParse(document.value);
  if (data === undefined) return [];
  const categories = data.filters.slice(1).map(({ label }) => label);
  return data.items.flatMap(({ type }, index) => {
    if (typeof type !== "string" || categories.includes(type)) return [];
    const path = ["items", index, "type"];
    const meant = nearest(type, categories);
    return {
      file: document.file,
      ...positionOf(document, path),
      field: fieldName(path),
      found: `${quote(type)}, a category that no filter offers`,
      expected: `one of ${categories.map(quote).join(", ")}`,
      remedy: meant ? `did you mean ${quote(meant)}?` : 'correct the category, or add it to "filters"',
    };
  });
}

import { readFileSync } from "node:fs";
import { filesOf } from "../../../src/file-list";

const sources = filesOf("src").filter((file) => /\.(?:css|tsx?)$/.test(file));

// Between `max-width: 599px` and `min-width: 600px`, zoomed pages match neither query.
test("media queries compare sizes with range syntax, which leaves no gap between two queries", () => {
  const found = sources.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\((?:min|max)-(?:width|height)\s*:.*?\)/g)].map(
      ([query]) => `${file}: ${query}`,
    ),
  );
  expect(found).toEqual([]);
});

import { readFileSync } from "node:fs";
import { expectNoFormatsInQueries, formatsOf, withWebpOnly } from "../../../bench/build/format";
import { folderWith } from "../../command/call";

const config = (formats: string) => `defaults: { ${formats}, placeholder: "none", quality: 72 }`;

test("only the formats are replaced", () => {
  const before = config('formats: ["auto", "webp", "avif"]');
  expect(formatsOf(before)).toBe('["auto", "webp", "avif"]');
  expect(withWebpOnly(before)).toBe(config('formats: ["auto", "webp"]'));
});

test("the site sets the formats once in its configuration, and in no query", () => {
  expect(formatsOf(readFileSync("gatsby-config.ts", "utf8"))).toContain("auto");
  expect(() => expectNoFormatsInQueries("src")).not.toThrow();
});

test.each(["formats", 'formats: ["auto"], formats: ["webp"]'])(
  "a configuration that sets the formats not at all or twice is rejected: %s",
  (formats) => {
    expect(() => withWebpOnly(config(formats))).toThrow("set the picture formats once");
  },
);

test("a query with its own formats is rejected, and its file named", () => {
  const query = "gatsbyImageData(\n  layout: FULL_WIDTH\n  formats: [AUTO, AVIF]\n)";
  const folder = folderWith({ "ui/picture.tsx": query, "site.tsx": "gatsbyImageData(width: 9)" });
  expect(() => expectNoFormatsInQueries(folder)).toThrow(/src.ui.picture\.tsx/);
});

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { HtmlValidate, type RuleConfig } from "html-validate";
import { publicFolder } from "./html";

const rules: RuleConfig = {
  // React prints attributes as it spells them, such as srcSet; HTML knows no difference.
  "attr-case": ["error", { style: ["lowercase", "camelcase"] }],
  // React closes void elements, as HTML allows.
  "void-style": ["error", { style: "selfclose" }],
  // Of a boolean attribute React writes an empty value, Gatsby none: both mean the same.
  "attribute-boolean-style": "off",
  // React's ids have colons, Gatsby's begin with an underscore: HTML only forbids white space.
  "valid-id": ["error", { relaxed: true }],
  // A host of one's own needs no checksum of its own scripts.
  "require-sri": ["error", { target: "crossorigin" }],
  // Two elements have a style: Gatsby's frame round the page, and what tells screen readers of a new page.
  "no-inline-style": [
    "error",
    {
      allowedProperties: [
        ...["outline", "position", "top", "width", "height", "padding"],
        ...["overflow", "clip", "white-space", "border"],
      ],
    },
  ],
};

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended", "html-validate:a11y", "html-validate:document"],
  rules,
});

/** Every page, the one for unknown paths too; two folders of Gatsby's have what is named alike and is no page. */
const files = readdirSync(publicFolder, { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".html") && !/^(?:_gatsby|page-data)\b/.test(file),
);

test("there are pages", () => {
  expect(files).toEqual(expect.arrayContaining(["index.html", "404.html", "home/index.html", "home.html"]));
});

test("no document has a NUL character", () => {
  const hasNul = (file: string) => readFileSync(join(publicFolder, file)).includes(0);
  expect(files.filter(hasNul)).toEqual([]);
});

test.each(files)("html-validate finds nothing in %s", async (file) => {
  const html = readFileSync(join(publicFolder, file), "utf8");
  const { results } = await validator.validateString(html, file);
  const reports = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message}: ${selector}`),
  );
  expect(reports).toEqual([]);
});

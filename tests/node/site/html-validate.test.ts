import { readFileSync } from "node:fs";
import { join } from "node:path";
import { HtmlValidate, type RuleConfig } from "html-validate";
import { publicFolder } from "./html";
import { paths } from "./path";

const rules: RuleConfig = {
  // The HTML standard serializes boolean attributes with an empty value.
  "attribute-boolean-style": ["error", { style: "empty" }],
  // React's ids have colons, Gatsby's start with an underscore. HTML only forbids white space.
  "valid-id": ["error", { relaxed: true }],
  // base.css keeps phone numbers in one line. The font of pages has no non-breaking hyphen.
  "tel-non-breaking": "off",
  // A site needs no integrity hashes for its own scripts.
  "require-sri": ["error", { target: "crossorigin" }],
};

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended", "html-validate:a11y", "html-validate:document"],
  rules,
});

test("html-validate finds no problem in any document", async () => {
  const files = [...paths.map((path) => join(path, "index.html")), "404.html"];
  const problems: string[] = [];
  for (const file of files) {
    const html = readFileSync(join(publicFolder, file), "utf8");
    if (html.includes("\0")) problems.push(`${file}: a NUL character`);
    const { results } = await validator.validateString(html, file);
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      problems.push(`${file}: ${ruleId}: ${message}: ${selector}`);
    }
  }
  expect(problems).toEqual([]);
}, 120_000);

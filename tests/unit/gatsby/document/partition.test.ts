import {
  isForPrintOrForcedColors,
  matches,
  partition,
  rulesOf,
} from "../../../../src/gatsby/document/partition";

describe("rules for print and forced colors", () => {
  test("are extracted with the conditions around them, without leaving empty conditions", () => {
    const css =
      "@layer base{a{color:red}@media print{a{color:black}}}@media print{b{color:black}}i{color:red}";
    expect(partition(css, isForPrintOrForcedColors)).toEqual([
      "@layer base{@media print{a{color:black}}}@media print{b{color:black}}",
      "@layer base{a{color:red}}i{color:red}",
    ]);
  });

  test("include those for forced colors", () => {
    const css = "@media (forced-colors:active){a{color:LinkText}}@media screen{a{color:red}}";
    expect(partition(css, isForPrintOrForcedColors)).toEqual([
      "@media (forced-colors:active){a{color:LinkText}}",
      "@media screen{a{color:red}}",
    ]);
  });

  test("include the margins of printed pages, and no rules for screen and print", () => {
    const css = "@page{margin:1cm}@media screen,print{a{color:red}}";
    expect(partition(css, isForPrintOrForcedColors)).toEqual([
      "@page{margin:1cm}",
      "@media screen,print{a{color:red}}",
    ]);
  });
});

describe("rules that can match classes", () => {
  const matching = (css: string, ...classes: string[]) => partition(css, matches(new Set(classes)))[0];

  test.each([
    ["a rule for another class", ".a{color:red}.b{color:red}", ".a{color:red}"],
    ["a parent that does not exist", ".b .a{color:red}", ""],
    ["one selector of several", ".b,.a:hover{color:red}", ".b,.a:hover{color:red}"],
    ["a class that may be missing", ".a:not(.b){color:red}", ".a:not(.b){color:red}"],
    ["one of several that may be there", ":is(.b,.c) .a{color:red}", ":is(.b,.c) .a{color:red}"],
    ["brackets in brackets", ".a:not(:has(.b)){color:red}", ".a:not(:has(.b)){color:red}"],
    ["elements without a class", "p{color:red}", "p{color:red}"],
    [
      "a condition",
      "@media (min-width:9px){.a{color:red}.b{color:red}}",
      "@media (min-width:9px){.a{color:red}}",
    ],
    ["an at-rule without conditions", "@font-face{font-family:x}", "@font-face{font-family:x}"],
  ])("are selected correctly: %s", (_, css, chosen) => {
    expect(matching(css, "a")).toBe(chosen);
  });
});

test("no rule is lost or duplicated", () => {
  const css =
    "@layer base{p{color:red}.b{color:red}}.a{color:red}@media print{.a{color:red}}.b .a{color:blue}";
  const [chosen, others] = partition(css, matches(new Set(["a"])));
  expect(chosen).toBe("@layer base{p{color:red}}.a{color:red}@media print{.a{color:red}}");
  expect(others).toBe("@layer base{.b{color:red}}.b .a{color:blue}");
  expect(rulesOf(others)).toEqual(["@layer base{.b{color:red}}", ".b .a{color:blue}"]);
});

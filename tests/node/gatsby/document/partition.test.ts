import {
  isForPrintOrForcedColors,
  matches,
  needed,
  partition,
} from "../../../../src/gatsby/document/partition";

test.each([
  [
    "rules for print, with the conditions around them and without empty conditions",
    "@layer base{a{color:red}@media print{a{color:black}}}@media print{b{color:black}}i{color:red}",
    "@layer base{@media print{a{color:black}}}@media print{b{color:black}}",
    "@layer base{a{color:red}}i{color:red}",
  ],
  [
    "rules for forced colors",
    "@media (forced-colors:active){a{color:LinkText}}@media screen{a{color:red}}",
    "@media (forced-colors:active){a{color:LinkText}}",
    "@media screen{a{color:red}}",
  ],
  [
    "the margins of printed pages, and no rules for screen and print",
    "@page{margin:1cm}@media screen,print{a{color:red}}",
    "@page{margin:1cm}",
    "@media screen,print{a{color:red}}",
  ],
])("the part for print and forced colors has %s", (_, css, part, others) => {
  expect(partition(css, isForPrintOrForcedColors)).toEqual([part, others]);
});

test.each([
  ["a rule for another class", ".a{color:red}.b{color:red}", ".a{color:red}"],
  ["a parent that does not exist", ".b .a{color:red}", ""],
  ["one selector of several", ".b,.a:hover{color:red}", ".b,.a:hover{color:red}"],
  ["a class that may be missing", ".a:not(.b){color:red}", ".a:not(.b){color:red}"],
  ["one of several that may be there", ":is(.b,.c) .a{color:red}", ":is(.b,.c) .a{color:red}"],
  ["brackets in brackets", ".a:not(:has(.b)){color:red}", ".a:not(:has(.b)){color:red}"],
  [
    "another fixed attribute",
    "[data-accent=rust]{top:0}.a[data-accent=gold]{top:0}",
    ".a[data-accent=gold]{top:0}",
  ],
  ["elements without a class", "p{color:red}", "p{color:red}"],
  ["no specificity", ":where(.a :is(i))::after{top:0}:where(.b){top:0}", ":where(.a :is(i))::after{top:0}"],
  [
    "a condition",
    "@media (min-width:9px){.a{color:red}.b{color:red}}",
    "@media (min-width:9px){.a{color:red}}",
  ],
  ["an at-rule without conditions", "@font-face{font-family:x}", "@font-face{font-family:x}"],
])("rules that can match classes and fixed attributes are selected: %s", (_, css, chosen) => {
  expect(partition(css, matches(new Set(["a", "[data-accent=gold]"])))[0]).toBe(chosen);
});

test("the tokens and fonts that styles need are those they use, preload or find in the system", () => {
  const face = (source: string) => `@font-face{src:${source}}`;
  const tokens =
    "@layer base{:root{color-scheme:light;--used:var(--inner);--inner:url(a;b);--unused:var(--outer);--outer:0}}";
  const css = tokens + [`url(/basic)`, `url(/extended)`, `local("Arial")`].map(face).join("");
  expect(partition(css, needed(`${css}.a{mask:var(--used,none)}`, ["/basic"]))).toEqual([
    `@layer base{:root{color-scheme:light;--used:var(--inner);--inner:url(a;b)}}${face("url(/basic)")}${face('local("Arial")')}`,
    `@layer base{:root{--unused:var(--outer);--outer:0}}${face("url(/extended)")}`,
  ]);
});

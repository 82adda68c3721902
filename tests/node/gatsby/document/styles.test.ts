import { splitByFile } from "../../../../src/gatsby/document/styles";

test.each([
  ["a rule of a file above the fold", ".header_menu:not(.a_b){top:0}", true],
  ["a rule of another file", ".site-footer_menu:hover{top:0}", false],
  ["a file whose name only begins like one above the fold", ".header-menu_entry{top:0}", false],
  ["a condition", "@media (width < 9em){.header_menu{top:0}}", true],
  ["a rule that the minifier has joined with one of another file", ".footer_a,.header_a{top:0}", true],
  ["a global rule", "@layer base{:root{--lattice:url('data:image/svg+xml,M14.64 0_')}}", true],
  ["an animation of another file", "@keyframes footer_turn{0%{top:0}}", false],
  ["a global rule for print", "@layer base{@media print{:root{--ink:#000}}}", false],
  ["the margins of printed pages", "@page{margin:1cm}", false],
  ["a rule for forced colors", "@media (forced-colors:active){.header_menu{top:0}}", false],
  ["a rule for screen and print", "@media screen,print{.header_menu{top:0}}", true],
])("%s is in the right part", (_, rule, isInlined) => {
  const first = ".header_logo{top:0}";
  expect(splitByFile(first + rule, new Set(["header"]))).toEqual(
    isInlined ? [first + rule, ""] : [first, rule],
  );
});

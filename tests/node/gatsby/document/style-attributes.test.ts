import { moveStyleAttributes } from "../../../../src/gatsby/document/style-attributes";
import { transformed } from "../transformed";

const page = (body: string, styles = "") =>
  `<!DOCTYPE html><html><head><title>$&amp;</title><style>p{top:0}${styles}</style></head><body>${body}</body></html>`;

test("style attributes move into the first style element, each style once", () => {
  const html = page('<p class="a" style="--n:2">$1</p><i style="color:red"></i><b style="--n:2"></b>');
  expect(transformed(html, moveStyleAttributes)).toBe(
    page(
      '<p class="a" data-style="0">$1</p><i data-style="1"></i><b data-style="0"></b>',
      '[data-style="0"]{--n:2}[data-style="1"]{color:red}',
    ),
  );
});

test("a page without style attributes stays unchanged", () => {
  const html = page('<p title=" style=">style="x"</p>');
  expect(transformed(html, moveStyleAttributes)).toBe(html);
});

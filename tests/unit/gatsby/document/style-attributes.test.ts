import { withoutStyleAttributes } from "../../../../src/gatsby/document/style-attributes";

const page = (body: string) =>
  `<!DOCTYPE html><html><head><title>$&</title></head><body>${body}</body></html>`;

test("moves style attributes into one style element, each style once", () => {
  const html = withoutStyleAttributes(
    page(`<p class="a" style="--n:2">$1</p><i style="color:red"></i><b style="--n:2"></b>`),
  );
  expect(html).toBe(
    page(`<p class="a" data-style="0">$1</p><i data-style="1"></i><b data-style="0"></b>`).replace(
      "</head>",
      () => `<style>[data-style="0"]{--n:2}[data-style="1"]{color:red}</style></head>`,
    ),
  );
});

test("decodes character references", () => {
  expect(withoutStyleAttributes(page(`<p style="content:&quot;a&quot;"></p>`))).toContain(
    `[data-style="0"]{content:"a"}`,
  );
});

test("leaves a page without style attributes as it is", () => {
  const html = page(`<p title=" style=">style="x"</p>`);
  expect(withoutStyleAttributes(html)).toBe(html);
  const finished = withoutStyleAttributes(page(`<p style="color:red"></p>`));
  expect(withoutStyleAttributes(finished)).toBe(finished);
});

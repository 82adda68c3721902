import { keepEmail } from "../../../../src/gatsby/document/keep-email";
import { parseHtml, serializeHtml } from "../../../../src/gatsby/document/tree";

test("the comments of Cloudflare are around the whole body", () => {
  const document = parseHtml('<body><div id="___gatsby"><a href="mailto:a@b.com">a@b.com</a></div></body>');
  keepEmail(document);
  expect(serializeHtml(document)).toMatch(/<body><!--email_off--><div .*<\/div><!--\/email_off--><\/body>/);
});

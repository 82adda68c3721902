import { keepEmail } from "../../../../src/gatsby/document/keep-email";
import { parseDocument, serializeDocument } from "../../../../src/gatsby/document/tree";

test("the comments of Cloudflare are around the whole body", () => {
  const document = parseDocument(
    '<body><div id="___gatsby"><a href="mailto:a@b.com">a@b.com</a></div></body>',
  );
  keepEmail(document);
  expect(serializeDocument(document)).toMatch(
    /<body><!--email_off--><div .*<\/div><!--\/email_off--><\/body>/,
  );
});

import { keepEmail } from "../../../../src/gatsby/document/keep-email";
import { transformed } from "../transformed";

test("the comments of Cloudflare are around the whole body", () => {
  const html = '<body><div id="___gatsby"><a href="mailto:a@b.com">a@b.com</a></div></body>';
  expect(transformed(html, keepEmail)).toMatch(/<body><!--email_off--><div .*<\/div><!--\/email_off--><\/body>/);
});

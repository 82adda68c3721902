import { inquiryAddress, inquirySubject, withoutInquiry } from "../../../src/components/inquiry/inquiry";

const palsam = { name: "PALSAM", path: "/flagship/palsam" };
const overview = { name: "Flagship Programs", path: "/flagship-programs" };

test.each([palsam, overview])(
  "the address of a message names the page $path, and leads back to it",
  (page) => {
    const { search } = new URL(inquiryAddress(page.path), "https://site.test");
    expect(inquirySubject(search, [overview, palsam])).toBe(page);
  },
);

test.each(["", "?about=", "?about=flagship", "?about=/flagship/palsam", "?subject=palsam"])(
  "the query %j names no page",
  (query) => {
    expect(inquirySubject(query, [overview, palsam])).toBeUndefined();
  },
);

test.each([
  ["", ""],
  ["?about=palsam", ""],
  ["?from=mail&about=palsam&x=1#content", "?from=mail&x=1#content"],
])("without its page, the address %j ends in %j", (address, rest) => {
  expect(withoutInquiry(`https://site.test/contact-us${address}`)).toBe(
    `https://site.test/contact-us${rest}`,
  );
});

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

test("the page is removed from a query, and other parameters stay", () => {
  expect(withoutInquiry("?about=palsam")).toBe("");
  expect(withoutInquiry("?from=mail&about=palsam&x=1")).toBe("?from=mail&x=1");
  expect(withoutInquiry("")).toBe("");
});

import { meantText } from "../../../src/content/validate/meant";

/** The form that a text must have. */
type Form = { pattern?: string; allOf?: Form[]; anyOf?: Form[] };

function fits(text: string, { pattern, allOf, anyOf }: Form): boolean {
  if (anyOf) return anyOf.some((one) => fits(text, one));
  if (allOf) return allOf.every((one) => fits(text, one));
  return pattern !== undefined && new RegExp(pattern).test(text);
}

const path = { pattern: "^\\/(?:[a-z0-9-]+(?:\\/[a-z0-9-]+)*)?$" };
const program = { allOf: [path, { pattern: "^\\/(?:flagship|certifications)\\/[a-z0-9-]+$" }] };
const web = { pattern: "^https:\\/\\/[^\\s/]+(?:\\/\\S*)?$" };
const picture = { pattern: "^\\.{1,2}\\/[^\\s\\\\?#%]+\\.(?:jpg|png)$" };
const telephone = { pattern: "^\\+\\d[\\d ]{6,20}\\d$" };
const country = { pattern: "^[A-Z]{2}$" };
const destination = { anyOf: [web, path] };

test.each([
  ["about-us", path, "/about-us"],
  ["/about-us/", path, "/about-us"],
  ["//about-us", path, "/about-us"],
  ["\\about-us", path, "/about-us"],
  ["/About-Us", path, "/about-us"],
  ["About us", path, "/about-us"],
  ["/about-us.html", path, "/about-us"],
  ["flagship/palsam/", program, "/flagship/palsam"],
  ["http://example.com", web, "https://example.com"],
  ["www.example.com", web, "https://www.example.com"],
  ["example.com/a", web, "https://example.com/a"],
  ["https://exam\u00adple.com", web, "https://example.com"],
  ["partners", destination, "/partners"],
  ["www.example.com", destination, "https://www.example.com"],
  ["palsam.jpg", picture, "./palsam.jpg"],
  [".\\palsam.jpg", picture, "./palsam.jpg"],
  ["C:\\Users\\me\\palsam.jpg", picture, "./palsam.jpg"],
  ["file:///home/me/palsam.jpg", picture, "./palsam.jpg"],
  ["./palsam.JPG", picture, "./palsam.jpg"],
  ["0020 2 1234 5678", telephone, "+20 2 1234 5678"],
  ["+20-2-1234-5678", telephone, "+20 2 1234 5678"],
  ["+20 (2) 1234.5678", telephone, "+20 2 1234 5678"],
  ["tel:+20 2 1234 5678", telephone, "+20 2 1234 5678"],
  ["٠٠٢٠٢١٢٣٤٥٦٧٨", telephone, "+20212345678"],
  ["eg", country, "EG"],
])("%s has an intended form", (written, form, meant) => {
  expect(meantText(written, (text) => fits(text, form))).toBe(meant);
});

test.each([
  ["Our clients", {}],
  ["the page about us!", path],
  ["02 1234", telephone],
  ["./palsam.heic", picture],
  ["Egypt", country],
])("%s has no intended form", (written, form) => {
  expect(meantText(written, (text) => fits(text, form))).toBeUndefined();
});

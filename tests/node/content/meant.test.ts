import type { z } from "zod";
import { picture } from "../../../src/content/schema/picture-field";
import { program } from "../../../src/content/schema/program";
import { site } from "../../../src/content/schema/site";
import { destination, path, webAddress } from "../../../src/content/schema/vocabulary";
import { meantText } from "../../../src/content/validate/meant";

const pictureName = picture.shape.src;
const programPath = program.shape.path;
const { country, phones } = site.shape.contact.shape;
const phoneNumber = phones.element;

function meantIn(schema: z.ZodType, written: string): string | undefined {
  return meantText(written, (candidate) => schema.safeParse(candidate).success);
}

test.each([
  ["about-us", path, "/about-us"],
  ["/about-us/", path, "/about-us"],
  ["//about-us", path, "/about-us"],
  ["\\about-us", path, "/about-us"],
  ["/About-Us", path, "/about-us"],
  ["About us", path, "/about-us"],
  ["/about-us.html", path, "/about-us"],
  ["flagship/palsam/", programPath, "/flagship/palsam"],
  ["http://example.com", webAddress, "https://example.com"],
  ["www.example.com", webAddress, "https://www.example.com"],
  ["example.com/a", webAddress, "https://example.com/a"],
  ["https://exam\u00adple.com", webAddress, "https://example.com"],
  ["partners", destination, "/partners"],
  ["www.example.com", destination, "https://www.example.com"],
  ["palsam.jpg", pictureName, "./palsam.jpg"],
  [".\\palsam.jpg", pictureName, "./palsam.jpg"],
  ["C:\\Users\\me\\palsam.jpg", pictureName, "./palsam.jpg"],
  ["file:///home/me/palsam.jpg", pictureName, "./palsam.jpg"],
  ["./palsam.JPG", pictureName, "./palsam.jpg"],
  ["0020 2 1234 5678", phoneNumber, "+20 2 1234 5678"],
  ["+20-2-1234-5678", phoneNumber, "+20 2 1234 5678"],
  ["+20 (2) 1234.5678", phoneNumber, "+20 2 1234 5678"],
  ["tel:+20 2 1234 5678", phoneNumber, "+20 2 1234 5678"],
  ["٠٠٢٠٢١٢٣٤٥٦٧٨", phoneNumber, "+20212345678"],
  ["١٩١٢٣", phoneNumber, "19123"],
  ["tel:*9090", phoneNumber, "*9090"],
  ["eg", country, "EG"],
])("%s has an intended form", (written, schema, meant) => {
  expect(meantIn(schema, written)).toBe(meant);
});

test.each([
  ["the page about us!", path],
  ["02 1234", phoneNumber],
  ["./palsam.heic", pictureName],
  ["Egypt", country],
])("%s has no intended form", (written, schema) => {
  expect(meantIn(schema, written)).toBeUndefined();
});

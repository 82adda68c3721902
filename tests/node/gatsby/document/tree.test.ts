import { transformed } from "../transformed";

test("a parsed and serialized document keeps its content for browsers without scripts", () => {
  const html = "<!DOCTYPE html><html><head></head><body><noscript><p>&lt;</p></noscript></body></html>";
  expect(transformed(html, () => undefined)).toBe(html);
});

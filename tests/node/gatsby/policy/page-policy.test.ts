import { addPolicy } from "../../../../src/gatsby/policy/page-policy";
import { transformed } from "../transformed";

// tests/node/site/policy.test.ts tests the policies of documents.

const hosts = { pictures: ["https://tile.example.com"], forms: ["https://forms.example.com"] };
const withPolicy = (html: string, others = hosts) =>
  transformed(html, (document) => addPolicy(document, others));

const page = (body: string) =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Page</title></head><body>${body}</body></html>`;

test("forms can be sent to their destinations only, or nowhere", () => {
  expect(withPolicy(page(""))).toMatch(/;form-action 'self' https:\/\/forms\.example\.com[";]/);
  expect(withPolicy(page(""), { ...hosts, forms: [] })).toMatch(/;form-action 'none'[";]/);
});

test.each([
  ["a style", '<p style="color:red">'],
  ["a handler", '<p onclick="a()">'],
])("stops the build if an attribute has %s, and says what to do", (_, markup) => {
  expect(() => withPolicy(page(markup))).toThrow(/<p> has (style|onclick)=.*Write a class, or a listener/);
});

test("a page without a charset stops the build", () => {
  expect(() => withPolicy("<p>Text</p>")).toThrow("does not declare its charset");
});

import { addPolicy } from "../../../../src/gatsby/policy/page-policy";
import { transformed } from "../transformed";

// tests/node/site/policy.test.ts tests the policies of documents.

const hosts = { pictures: ["https://tile.example.com"], forms: ["https://forms.example.com"] };
const page = '<!DOCTYPE html><html><head><meta charset="utf-8"></head><body></body></html>';
const withPolicy = (others: typeof hosts) => transformed(page, (document) => addPolicy(document, others));

test("forms can be sent to their destinations only, or nowhere", () => {
  expect(withPolicy(hosts)).toMatch(/;form-action 'self' https:\/\/forms\.example\.com[";]/);
  expect(withPolicy({ ...hosts, forms: [] })).toMatch(/;form-action 'none'[";]/);
});

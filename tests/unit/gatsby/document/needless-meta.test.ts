import { removeNeedlessMeta } from "../../../../src/gatsby/document/needless-meta";
import { transformed } from "../transformed";

test("a document loses the generator and the instruction for Internet Explorer, and keeps other metadata", () => {
  const kept = '<meta charset="utf-8"><meta name="description" content="generator">';
  const needless =
    '<meta http-equiv="x-ua-compatible" content="ie=edge"/><meta name="generator" content="Gatsby 5.0.0"/>';
  const page = (head: string) => `<html><head>${head}</head><body></body></html>`;
  expect(transformed(page(kept + needless), removeNeedlessMeta)).toBe(page(kept));
});

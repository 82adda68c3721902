import { nearest } from "../../../src/content/diagnostic/did-you-mean";
import { quote } from "../../../src/content/diagnostic/wording";

describe("nearest", () => {
  const fields = ["days", "hours", "heading", "isExpandable", "src", "alt"];

  test.each([
    ["a wrong letter", "dayz", "days"],
    ["a letter too many", "hourss", "hours"],
    ["letters in another order", "scr", "src"],
    ["capital letters", "isexpandable", "isExpandable"],
    ["several mistakes in a long word", "isExpendabel", "isExpandable"],
    ["the word itself", "days", "days"],
  ])("finds the intended word despite %s", (_mistake, word, meant) => {
    expect(nearest(word, fields)).toBe(meant);
  });

  test.each(["price", "", "expandable-by-click", "xyz"])("finds no word similar to %j", (word) => {
    expect(nearest(word, fields)).toBeUndefined();
  });
});

describe("quote", () => {
  test.each([
    ["a text", "Our clients", '"Our clients"'],
    ["an empty text", "", '""'],
    ["a text with a line break, on one line", "a\nb", '"a\\nb"'],
    ["a number", 18, "18"],
    ["a truth value", false, "false"],
    ["nothing", null, "null"],
    ["a list", ["a", "b"], "a list of 2 entries"],
    ["a list of one", ["a"], "a list of 1 entry"],
    ["an empty list", [], "a list of 0 entries"],
    ["a group", { name: "A" }, "a group of fields { … }"],
  ])("shows %s", (_kind, value, shown) => {
    expect(quote(value)).toBe(shown);
  });

  test("shortens a long text", () => {
    const shown = quote("a".repeat(200));
    expect(shown).toMatch(/^"a+…"$/);
    expect(shown.length).toBeLessThanOrEqual(80);
  });
});

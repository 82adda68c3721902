import {
  countFaults,
  fieldName,
  formatFault,
  nearest,
  quote,
} from "../../../src/content/diagnostic/diagnostic";

describe("nearest", () => {
  const fields = ["days", "hours", "heading", "isExpandable", "src", "alt"];

  test.each([
    ["a wrong letter", "dayz", "days"],
    ["a letter too many", "hourss", "hours"],
    ["letters in another order", "scr", "src"],
    ["capital letters", "isexpandable", "isExpandable"],
    ["several slips in a long word", "isExpendabel", "isExpandable"],
    ["the word itself", "days", "days"],
  ])("finds the word meant in spite of %s", (_slip, word, meant) => {
    expect(nearest(word, fields)).toBe(meant);
  });

  test.each(["price", "", "expandable-by-click", "xyz"])("finds nothing like %j", (word) => {
    expect(nearest(word, fields)).toBeUndefined();
  });

  test("prefers the nearest of several", () => {
    expect(nearest("palsam-4.jpg", ["palsam-1.jpg", "palsam-44.jpg", "palsam-4.jpg"])).toBe("palsam-4.jpg");
  });

  test("finds nothing where there is nothing", () => {
    expect(nearest("days", [])).toBeUndefined();
  });
});

describe("quote", () => {
  test.each([
    ["a text", "Our clients", '"Our clients"'],
    ["an empty text", "", '""'],
    ["a text with a line break, on one line", "a\nb", '"a\\nb"'],
    ["a number", 18, "18"],
    ["a truth value", false, "false"],
    ["nothing", null, "null, which stands for nothing"],
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

describe("fieldName", () => {
  test.each([
    [["name"], "name"],
    [["landing", "image", "alt"], "landing.image.alt"],
    [["items", 3, "type"], "items[3].type"],
    [[], ""],
  ])("writes %j as %s", (path, name) => {
    expect(fieldName(path)).toBe(name);
  });
});

describe("formatFault", () => {
  const page = "on the page /flagship/palsam";
  const words = { found: '"4 days"', expected: "a whole number", remedy: "write 4" };

  test("starts with a place that editors and terminals can open", () => {
    const fault = {
      file: "programs/palsam.json",
      line: 24,
      column: 13,
      field: "duration.days",
      page,
      ...words,
    };
    expect(formatFault(fault)).toBe(
      [
        "data/programs/palsam.json:24:13  duration.days, on the page /flagship/palsam",
        '    There is "4 days". Expected: a whole number.',
        "    Write 4.",
      ].join("\n"),
    );
  });

  test("leaves the field out where there is none", () => {
    expect(formatFault({ file: "site.json", line: 1, column: 1, page: "on every page", ...words })).toMatch(
      /^data\/site.json:1:1 {2}on every page\n/,
    );
  });
});

test("a single fault is counted as one", () => {
  const fault = { file: "site.json", line: 1, column: 1, found: "a", expected: "b", remedy: "c" };
  expect(countFaults([fault])).toBe("1 fault in the content");
  expect(countFaults([fault, fault])).toBe("2 faults in the content");
});

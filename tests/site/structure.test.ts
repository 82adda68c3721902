import { accessibleText, attribute, headingsOf, one, readPage, textOf } from "./html";
import { paths } from "./path";

/** Attributes that name elements of the same page by their ids. */
const references = ["for", "aria-controls", "aria-labelledby", "aria-describedby", "popovertarget", "list"];

describe.each(paths)("%s", (path) => {
  test("has one h1, and headings that never skip a level", () => {
    const headings = headingsOf(one(readPage(path), "body"));
    const levels = headings.map(({ tagName }) => Number(tagName[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    let before = 0;
    headings.forEach((heading, index) => {
      const level = levels[index] ?? 0;
      expect(`h${level} ${textOf(heading)}`).toBe(
        level > before + 1 ? `h${before + 1} at most` : `h${level} ${textOf(heading)}`,
      );
      before = level;
    });
    expect(headings.map(textOf)).not.toContain("");
  });

  test("has one header, main and footer, and a way to skip to the content", () => {
    const body = one(readPage(path), "body");
    const places = ["header", "main", "footer"].map((landmark) => one(body, landmark).range[0]);
    expect(places).toEqual(places.toSorted((before, after) => before - after));
    const first = body.querySelector("a");
    expect(first?.getAttribute("href")).toBe(`#${attribute(one(body, "main"), "id")}`);
  });

  test("has no id twice, and names only ids that are there", () => {
    const elements = readPage(path).querySelectorAll("*");
    const ids = elements.flatMap((element) => element.getAttribute("id") ?? []);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const named = elements.flatMap((element) =>
      references.flatMap((name) => element.getAttribute(name)?.split(" ") ?? []),
    );
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test("gives each link, button and navigation a name", () => {
    const body = one(readPage(path), "body");
    for (const element of body.querySelectorAll("a, button")) {
      const image = element.querySelector("img")?.getAttribute("alt") ?? "";
      const name = element.getAttribute("aria-label") ?? (accessibleText(element) || image);
      expect([element.toString().slice(0, 200), name]).not.toEqual([expect.anything(), ""]);
    }
    const names = body.querySelectorAll("nav").map((nav) => nav.getAttribute("aria-label"));
    expect(names).not.toContain(undefined);
    expect(new Set(names).size).toBe(names.length);
  });

  test("says nowhere what a template failed to fill in", () => {
    expect(textOf(one(readPage(path), "body"))).not.toMatch(
      /\b(undefined|null|NaN)\b|\[object|\{\w+\}|lorem/i,
    );
  });
});

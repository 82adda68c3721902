import { problemsOnPages } from "./every-page";
import { attribute, one, textOf } from "./html";

// html-validate reports skipped heading levels, duplicate or missing ids, and controls without a name.

test("each page has one h1", () => {
  const others = problemsOnPages((page) => {
    const headings = page.querySelectorAll("h1");
    return headings.length === 1 ? [] : [`${headings.length} elements h1`];
  });
  expect(others).toEqual([]);
});

test("each page has header, main and footer in this order, and starts with a link to its content", () => {
  const problems = problemsOnPages((page) => {
    const body = one(page, "body");
    const places = ["header", "main", "footer"].map((landmark) => one(body, landmark).range[0]);
    const isOrdered = places.every((place, index) => place > (places[index - 1] ?? 0));
    const skip = body.querySelector("a")?.getAttribute("href");
    const isSkip = skip === `#${attribute(one(body, "main"), "id")}`;
    return [...(isOrdered ? [] : ["landmarks out of order"]), ...(isSkip ? [] : [`first link: ${skip}`])];
  });
  expect(problems).toEqual([]);
});

test("no page shows an empty value of a template", () => {
  const leftover = /\b(?:undefined|null|NaN)\b|\[object|\{\w+\}/;
  expect(problemsOnPages((page) => leftover.exec(textOf(one(page, "body"))) ?? [])).toEqual([]);
});

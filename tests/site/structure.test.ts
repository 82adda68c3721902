import { faultsOnPages } from "./every-page";
import { attribute, one, textOf } from "./html";

// html-validate sees headings that skip a level, ids that stand twice or are missing, and controls without a name.

test("each page has one h1", () => {
  const others = faultsOnPages((page) => {
    const headings = page.querySelectorAll("h1");
    return headings.length === 1 ? [] : [`${headings.length} elements h1`];
  });
  expect(others).toEqual([]);
});

test("each page has header, main and footer in this order, and starts with a link to its content", () => {
  const faults = faultsOnPages((page) => {
    const body = one(page, "body");
    const places = ["header", "main", "footer"].map((landmark) => one(body, landmark).range[0]);
    const isOrdered = places.every((place, index) => place > (places[index - 1] ?? 0));
    const skip = body.querySelector("a")?.getAttribute("href");
    const isSkip = skip === `#${attribute(one(body, "main"), "id")}`;
    return [...(isOrdered ? [] : ["landmarks out of order"]), ...(isSkip ? [] : [`first link: ${skip}`])];
  });
  expect(faults).toEqual([]);
});

test("no page shows what a template failed to fill in", () => {
  const leftover = /\b(?:undefined|null|NaN)\b|\[object|\{\w+\}/;
  expect(faultsOnPages((page) => leftover.exec(textOf(one(page, "body"))) ?? [])).toEqual([]);
});

import { problemsOnPages } from "./every-page";
import { attribute, one } from "./html";

// html-validate reports a second h1, skipped heading levels, duplicate or missing ids, and controls without a
// name.

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

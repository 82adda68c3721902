import { readFileSync } from "node:fs";
import { problemsOnPages } from "./every-page";
import { attribute, one, publicFolder, readPage } from "./html";

// html-validate reports a second h1, skipped heading levels, duplicate or missing ids, and controls without a
// name.

// Without scripts, CSS shows texts and menus that scripts fold. `false` is true of texts that CSS folds.
test("no document claims a state that styles or scripts decide", () => {
  const states = ["aria-expanded", "aria-pressed", "aria-selected", "aria-busy", "open", "inert", "hidden"];
  const problems = problemsOnPages((page) => [
    ...states.flatMap((state) => page.querySelectorAll(`[${state}]:not([${state}=false])`).map(() => state)),
    ...one(page, "header")
      .querySelectorAll("[aria-expanded]")
      .map(() => "a menu says whether it is open"),
  ]);
  expect(problems).toEqual([]);
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

test("V8 compiles the scripts of a page while it loads them", () => {
  const scripts = String(readPage("/")).match(/\/[\w-]+\.js(?=")/g) ?? [];
  const starts = scripts.map((file) => readFileSync(`${publicFolder}${file}`, "utf8").split("\n", 1)[0]);
  expect(new Set(starts)).toEqual(new Set(["//# allFunctionsCalledOnLoad"]));
});

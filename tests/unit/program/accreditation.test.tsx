import { renderToStaticMarkup } from "react-dom/server";
import { Accreditation } from "../../../src/components/program/accreditation";

const words = { rule: "Attend.", text: "", attended: "attended", missed: "missed", steps: [] };

/** Returns how many arches are filled, and the empty part of those that are filled in part. */
function arches(percent: number) {
  const markup = renderToStaticMarkup(<Accreditation accreditation={{ ...words, percent }} />);
  return {
    filled: markup.match(/data-filled="true"/g)?.length ?? 0,
    parts: [...markup.matchAll(/--empty:(\d+%)/g)].map(([, empty]) => empty),
  };
}

test.each([
  [80, 8, []],
  [75, 8, ["50%"]],
  [7, 1, ["30%"]],
  [100, 10, []],
])("%d percent of ten arches are filled", (percent, filled, parts) => {
  expect(arches(percent)).toEqual({ filled, parts });
});

test("the empty arches are named only if there are some", () => {
  const markup = (percent: number) =>
    renderToStaticMarkup(<Accreditation accreditation={{ ...words, percent }} />);
  expect([99, 100].map((percent) => markup(percent).includes("missed"))).toEqual([true, false]);
});

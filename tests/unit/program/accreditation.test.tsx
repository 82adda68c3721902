import { renderToStaticMarkup } from "react-dom/server";
import { Accreditation } from "../../../src/components/program/accreditation";

const words = { rule: "Attend.", text: "", attended: "attended", missed: "missed", steps: [] };

test("the empty arches are named only if there are some", () => {
  const markup = (percent: number) =>
    renderToStaticMarkup(<Accreditation accreditation={{ ...words, percent }} />);
  expect([99, 100].map((percent) => markup(percent).includes("missed"))).toEqual([true, false]);
});

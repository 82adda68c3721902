import { renderToStaticMarkup } from "react-dom/server";
import { DayArches } from "../../../../src/components/ui/day-arches";

test("each day has an arch, except in programs that are too long to count them", () => {
  expect(renderToStaticMarkup(<DayArches days={4} />)).toContain("--days:4");
  expect(renderToStaticMarkup(<DayArches days={60} />)).toBe("");
});

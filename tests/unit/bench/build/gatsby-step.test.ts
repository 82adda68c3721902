import { pageSteps, pictureSteps, secondsOf, stepsOf } from "../../../bench/build/gatsby-step";

const log = `success load gatsby config - 0.016s
info Using host adapter
success createPages - 1.779s
success Checking for changed pages - 0.250s
success Checking for changed pages - 0.500s
success run queries in workers - 2.083s - 29/29 13.92/s
success Running gatsby-plugin-sharp.IMAGE_PROCESSING jobs - 35.888s - 342/342 9.53/s
success Writing page-data.json and slice-data.json files to public directory - 0.014s - 28/28 1951.71/s
success Building static HTML for pages - 1.160s - 28/28 24.15/s
info There are no new or changed slice html files to build.
success onPostBuild - 0.072s
info Done building in 68.504915596 sec
`;

test("reads the seconds of each step, and sums those of a step that ran twice", () => {
  const steps = stepsOf(log);
  expect(Object.keys(steps)).toHaveLength(8);
  expect(steps["load gatsby config"]).toBe(0.016);
  expect(steps["Checking for changed pages"]).toBe(0.75);
});

test("sums the steps of pictures and of pages", () => {
  expect(secondsOf(stepsOf(log), pictureSteps)).toBe(35.888);
  expect(secondsOf(stepsOf(log), pageSteps)).toBeCloseTo(1.779 + 2.083 + 0.014 + 1.16 + 0.072);
});

test("a step that did not run took no time", () => {
  expect(secondsOf(stepsOf("info There are no new or changed html files to build.\n"), pageSteps)).toBe(0);
});

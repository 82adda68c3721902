/** Gatsby's build steps by name, with the seconds that each took. */
export type Steps = Readonly<Record<string, number>>;

/** The steps that process pictures. */
export const pictureSteps = ["Running gatsby-plugin-sharp.IMAGE_PROCESSING jobs"];

/**
 * The steps whose time depends on the number of pages: they create pages, draw share pictures, query data,
 * write the data and the HTML, and process the HTML in `src/gatsby/`.
 */
export const pageSteps = [
  "createPages",
  "run queries in workers",
  "Writing page-data.json and slice-data.json files to public directory",
  "Building static HTML for pages",
  "onPostBuild",
];

const finished = /^success (.+?) - ([\d.]+)s(?: - .*)?$/gm;

/** Reads the steps from the log of a build. Sums the times of a step that ran more than once. */
export function stepsOf(log: string): Steps {
  const steps: Record<string, number> = {};
  for (const [, name = "", seconds] of log.matchAll(finished)) {
    steps[name] = (steps[name] ?? 0) + Number(seconds);
  }
  return steps;
}

/** Returns the total seconds of the named steps. A step that did not run counts as 0. */
export function secondsOf(steps: Steps, names: readonly string[]): number {
  return names.reduce((sum, name) => sum + (steps[name] ?? 0), 0);
}

/** Gatsby's steps by name, and the seconds that each took. */
export type Steps = Readonly<Record<string, number>>;

/** The steps in which pictures are made. */
export const pictureSteps = ["Running gatsby-plugin-sharp.IMAGE_PROCESSING jobs"];

/**
 * The steps that are done for pages: creating them and drawing their share pictures, querying their data,
 * writing that and the HTML, and what `src/gatsby/` does with it afterwards.
 */
export const pageSteps = [
  "createPages",
  "run queries in workers",
  "Writing page-data.json and slice-data.json files to public directory",
  "Building static HTML for pages",
  "onPostBuild",
];

const finished = /^success (.+?) - ([\d.]+)s(?: - .*)?$/gm;

/** Reads the steps from what a build printed; one that ran several times counts with all of them. */
export function stepsOf(log: string): Steps {
  const steps: Record<string, number> = {};
  for (const [, name = "", seconds] of log.matchAll(finished)) {
    steps[name] = (steps[name] ?? 0) + Number(seconds);
  }
  return steps;
}

/** How many seconds the named steps took together; a step that was not needed took none. */
export function secondsOf(steps: Steps, names: readonly string[]): number {
  return names.reduce((sum, name) => sum + (steps[name] ?? 0), 0);
}

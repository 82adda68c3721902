import { measureNode } from "./child";
import { stepsOf } from "./gatsby-step";
import { forgetBuild } from "./project";
import type { Build } from "./result";

/** How to make a build of a project, what is said of it, and when to break it off. */
export type BuildOptions = { project: string; name: string; stop: AbortSignal };

/**
 * Builds a project, alone, and says what it cost.
 *
 * @throws where the build fails, with the end of what it printed
 */
export async function measureBuild({ project, name, stop }: BuildOptions): Promise<Build> {
  const { log, status, ...cost } = await measureNode(project, ["node_modules/gatsby/cli.js", "build"], stop);
  if (status !== 0) throw new Error(`${name}: the build failed.\n${log.slice(-4000)}`);
  console.log(`${name}: ${cost.seconds.toFixed(1)} s, ${Math.round(cost.peakMegabytes)} MB`);
  return { ...cost, steps: stepsOf(log) };
}

/** Builds a project as if for the first time. */
export function measureColdBuild(options: BuildOptions): Promise<Build> {
  forgetBuild(options.project);
  return measureBuild(options);
}

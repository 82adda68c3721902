import { measureNode } from "./child";
import { stepsOf } from "./gatsby-step";
import { forgetBuild } from "./project";
import type { Build } from "./result";

/** A project to build, the name for its messages, and a signal that aborts the build. */
export type BuildOptions = { project: string; name: string; stop: AbortSignal };

/**
 * Builds a project, with nothing else running, and prints the cost.
 *
 * @throws if the build fails, with the end of its log
 */
export async function measureBuild({ project, name, stop }: BuildOptions): Promise<Build> {
  const { log, status, ...cost } = await measureNode(project, ["node_modules/gatsby/cli.js", "build"], stop);
  if (status !== 0) throw new Error(`${name}: the build failed.\n${log.slice(-4000)}`);
  console.log(`${name}: ${cost.seconds.toFixed(1)} s, ${Math.round(cost.peakMegabytes)} MB`);
  return { ...cost, steps: stepsOf(log) };
}

/** Builds a project without any cache. */
export function measureColdBuild(options: BuildOptions): Promise<Build> {
  forgetBuild(options.project);
  return measureBuild(options);
}

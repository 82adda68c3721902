import { measureNode } from "./child";

const repetitions = 5;

/**
 * The seconds of several runs of the check, as `npm run check:content` starts it.
 *
 * @param isComplete whether the content has to be in order; an empty folder lacks all files, which is a fault
 * @throws where the check finds otherwise
 */
export async function measureCheck(
  project: string,
  isComplete: boolean,
  stop: AbortSignal,
): Promise<number[]> {
  const runs: number[] = [];
  for (let run = 0; run < repetitions; run++) {
    const { status, log, seconds } = await measureNode(
      project,
      ["--import", "tsx", "src/content/command.ts"],
      stop,
    );
    if ((status === 0) !== isComplete) throw new Error(`The check of the content said:\n${log.slice(-4000)}`);
    runs.push(seconds);
  }
  return runs;
}

import { measureNode } from "./child";
import type { Check } from "./result";

const repetitions = 5;

/**
 * Checks content several times, as `npm run check:content` does.
 *
 * @param isComplete whether the content has to be in order; an empty folder lacks all files, which is a fault
 * @throws where the check finds otherwise
 */
export async function measureCheck(project: string, isComplete: boolean, stop: AbortSignal): Promise<Check> {
  const args = ["--import", "tsx", "src/content/command.ts"];
  const check = async () => {
    const { status, log, seconds } = await measureNode(project, args, stop);
    if ((status === 0) !== isComplete) throw new Error(`The check of the content said:\n${log.slice(-4000)}`);
    return seconds;
  };
  const first = await check();
  const again: number[] = [];
  while (again.length < repetitions) again.push(await check());
  return { first, again };
}

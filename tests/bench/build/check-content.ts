import { measureNode } from "./child";
import type { Check } from "./result";

const repetitions = 5;

/**
 * Checks the content several times, as `npm run check:content` does.
 *
 * @param isComplete whether the content is valid; an empty folder lacks all files, which is a problem
 * @throws if the result of the check is another one
 */
export async function measureCheck(project: string, isComplete: boolean, stop: AbortSignal): Promise<Check> {
  const args = ["--import", "tsx", "src/content/command.ts"];
  const check = async () => {
    const { status, log, seconds } = await measureNode(project, args, stop);
    if ((status === 0) !== isComplete)
      throw new Error(`Unexpected result of the content check:\n${log.slice(-4000)}`);
    return seconds;
  };
  const first = await check();
  const again: number[] = [];
  while (again.length < repetitions) again.push(await check());
  return { first, again };
}

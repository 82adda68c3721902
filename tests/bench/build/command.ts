import { judge } from "./goal";
import { measure } from "./measure";
import { missedGoals, report } from "./report";

const stopper = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => stopper.abort(new Error("The bench was aborted.")));
}

/**
 * Runs `npm run bench:build`: measures, prints, and fails if a goal is missed. `short` skips the multiplied
 * content.
 */
async function run(): Promise<void> {
  const words = process.argv.slice(2);
  const strange = words.find((word) => word !== "short");
  if (strange !== undefined) throw new Error(`Unknown argument "${strange}". The only argument is "short".`);
  const results = await measure(process.cwd(), words.includes("short"), stopper.signal);
  const verdicts = judge(results);
  console.log(`\n${report(results, verdicts)}\n`);
  const missed = missedGoals(verdicts);
  process.exitCode = missed.length === 0 ? 0 : 1;
  if (missed.length === 0) console.log("All measured goals are met.");
  else console.error(["Goals missed:", ...missed.map((line) => `- ${line}`)].join("\n"));
}

run().catch((failure: unknown) => {
  // An aborted child fails with its own error. Report the abort instead.
  const error: unknown = stopper.signal.aborted ? stopper.signal.reason : failure;
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

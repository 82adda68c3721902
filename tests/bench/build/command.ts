import { judge } from "./goal";
import { measure } from "./measure";
import { missedGoals, report } from "./report";

const stopper = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => stopper.abort(new Error("The bench was stopped.")));
}

/** `npm run bench:build`: measures, prints, and fails where a goal is missed. With `short`, on the content alone. */
async function run(): Promise<void> {
  const words = process.argv.slice(2);
  const strange = words.find((word) => word !== "short");
  if (strange !== undefined) throw new Error(`“${strange}” is not known: only “short” is.`);
  const results = await measure(process.cwd(), words.includes("short"), stopper.signal);
  const verdicts = judge(results);
  console.log(`\n${report(results, verdicts)}\n`);
  const missed = missedGoals(verdicts);
  process.exitCode = missed.length === 0 ? 0 : 1;
  if (missed.length === 0) console.log("All goals that were measured are met.");
  else console.error(["Goals missed:", ...missed.map((line) => `- ${line}`)].join("\n"));
}

run().catch((failure: unknown) => {
  // A child that was stopped ends with an error of its own.
  const error: unknown = stopper.signal.aborted ? stopper.signal.reason : failure;
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

// Publishes the changes of data/. `--keep mine` or `--keep theirs` decides conflicts. `--message` is the message of
// the commit.

import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { changeLine } from "./change";
import { PublishError } from "./git";
import { side } from "./merge";
import type { Conflict } from "./plan";
import { publish, review } from "./publish";

function conflictText({ entry, field, mine, theirs, author, date }: Conflict): string {
  return `${entry}: ${field}\n  mine:   ${mine}\n  theirs: ${theirs} (${author}, ${date})`;
}

async function run(): Promise<void> {
  const options = { keep: { type: "string" }, message: { type: "string" } } as const;
  const { keep, message } = parseArgs({ options }).values;
  const choice = side.optional().safeParse(keep);
  if (!choice.success) throw new PublishError("--keep is mine or theirs.");
  const settings = { canAsk: true, choose: () => choice.data, message };
  const { changes, conflicts, report } = await review(".", settings);
  if (conflicts.length > 0)
    throw new PublishError(
      `Somebody else has published other values. Nothing was changed.\n\n${conflicts.map(conflictText).join("\n")}\n\nPublish again with "-- --keep mine" or "-- --keep theirs", for these fields only.`,
    );
  if (report) throw new PublishError(`${report}\nNothing was published.`);
  if (changes.length === 0) {
    await publish(".", settings);
    return console.log("There is nothing to publish.");
  }
  for (const change of changes) {
    console.log(changeLine(change));
    if (change.before !== undefined) console.log(`  before: ${change.before}`);
    if (change.after !== undefined) console.log(`  after:  ${change.after}`);
  }
  if (process.stdin.isTTY) {
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    const answer = await terminal.question("Publish this? [Y/n] ");
    terminal.close();
    if (!/^(?:y(?:es)?)?$/i.test(answer.trim())) return console.log("Nothing was published.");
  }
  const { published } = await publish(".", settings);
  console.log(published ?? "Nothing was published. Run the command again.");
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

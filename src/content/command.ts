import { checkContent } from "./check";
import { countFaults, formatFault } from "./diagnostic/diagnostic";
import { writeEditorSchema } from "./kind/editor-schema";
import { formatSamples, sampleValues } from "./sample";

/** `npm run check:content`, and with `--sample` the list of what an owner still has to fill in. */
async function run(): Promise<void> {
  if (process.argv.includes("--sample")) {
    console.log(formatSamples(sampleValues("data")));
    return;
  }
  writeEditorSchema(".vscode/schema");
  const faults = await checkContent("data");
  for (const fault of faults) console.error(`${formatFault(fault)}\n`);
  console.log(faults.length === 0 ? "The content is in order." : `${countFaults(faults)}.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

run().catch((error: unknown) => {
  // The check foresees what may stand in `data/`; this is a full disk, or a folder nobody may write to.
  console.error(`The check could not be finished: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
});

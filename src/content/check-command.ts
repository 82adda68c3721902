import { commandWord } from "../command-word.mjs";
import { checkContent } from "./check";
import { writeEditorSchema } from "./kind/editor-schema";
import { countProblems, formatDiagnostic } from "./report/format-report";
import { formatSamples, sampleValues } from "./sample";

async function run(): Promise<void> {
  if (commandWord("samples")) {
    console.log(formatSamples(sampleValues("data")));
    return;
  }
  writeEditorSchema(".vscode");
  const diagnostics = await checkContent("data");
  for (const diagnostic of diagnostics)
    console.error(`${formatDiagnostic(diagnostic, process.stderr.isTTY)}\n`);
  console.log(diagnostics.length === 0 ? "The content has no problems." : `${countProblems(diagnostics)}.`);
  process.exitCode = diagnostics.length === 0 ? 0 : 1;
}

run().catch((error: unknown) => {
  // Not a problem of the content, but for example a full disk or a missing permission.
  console.error(`The check could not be finished: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
});

import { checkContent, jsonFiles } from "../../../src/content/check/check";
import { positionAt } from "../../../src/content/document";
import { formatFault } from "../../../src/content/fault";
import { ContentCopier, type ContentCopy } from "./content-copy";
import { mechanicalSlips } from "./mechanical-slip";

const copier = new ContentCopier();
let content: ContentCopy;

beforeAll(async () => {
  await copier.prepare();
  content = copier.copy().content;
});
afterAll(() => copier.removeAll());

/** What is not as it should be in the answer to a slip; nothing where all is well. */
async function complaintsOf(file: string, text: string, line: number): Promise<string[]> {
  content.write(file, text);
  const faults = await checkContent(content.directory);
  const said = faults.map(formatFault).join("\n");
  const [first] = faults.filter((fault) => fault.file === file);
  const complaints: string[] = [];
  if (first === undefined) complaints.push(`accepted${faults.length > 0 ? `, but ${said}` : ""}`);
  else if (!faults.some((fault) => fault.file === file && Math.abs(fault.line - line) <= 1))
    complaints.push(`line ${line}: ${formatFault(first)}`);
  if (/undefined|\[object|Error\b| {4}at |\bNaN\b/.test(said)) complaints.push(said);
  return complaints;
}

const files = jsonFiles("data");

test.each(files.map((file, seed) => ({ file, seed })))(
  "slips of many kinds in $file are refused, in the right file and line",
  async ({ file, seed }) => {
    const original = content.read(file);
    const complaints: string[] = [];
    for (const { name, text, offset } of mechanicalSlips(original, seed)) {
      const { line } = positionAt(original, offset);
      for (const complaint of await complaintsOf(file, text, line)) complaints.push(`${name}: ${complaint}`);
    }
    content.write(file, original);
    expect(complaints).toEqual([]);
  },
  60_000,
);

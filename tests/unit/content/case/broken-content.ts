import type { Anchor, ContentCopy } from "../content-copy";

/** What the check must report: a place, and what the message and the suggestion contain. */
export type ExpectedDiagnostic = {
  file: string;
  /** The text on the reported line, in the changed file. Without it, line 1. */
  at?: Anchor | Anchor[];
  field?: string;
  message: string;
  /** Absent if the message is enough. */
  suggestion?: string;
};

/** A mistake of an editor, and the only problems that the check reports. */
export type BrokenContent = {
  /** The mistake as a sentence: "a comma is missing between two fields". */
  name: string;
  change: (content: ContentCopy) => void | Promise<void>;
  diagnostics: ExpectedDiagnostic[];
};

/** Returns a mistake in one place of one file, with what the check reports. */
export function edit(
  name: string,
  file: string,
  [anchor, replacement]: [Anchor, string],
  diagnostic: Omit<ExpectedDiagnostic, "file">,
): BrokenContent {
  return {
    name,
    change: (content) => content.edit(file, anchor, replacement),
    diagnostics: [{ file, ...diagnostic }],
  };
}

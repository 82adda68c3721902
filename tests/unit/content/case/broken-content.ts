import type { Anchor, ContentCopy } from "../content-copy";

/** What the check has to report: a place, and what the message and the suggestion contain. */
export type ExpectedDiagnostic = {
  file: string;
  /** What stands on the line to be named, in the file as it is then; without it, line 1. */
  at?: Anchor | Anchor[];
  field?: string;
  message: string;
  /** None if the message says it all. */
  suggestion?: string;
};

/** A mistake of an editor, and what the check reports: this and nothing else. */
export type BrokenContent = {
  /** The mistake as a sentence: "a comma is missing between two fields". */
  name: string;
  change: (content: ContentCopy) => void | Promise<void>;
  diagnostics: ExpectedDiagnostic[];
};

/** A mistake in one place of one file, and what the check reports. */
export function mutation(
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

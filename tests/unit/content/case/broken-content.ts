import type { Anchor, ContentCopy } from "../content-copy";

export type ExpectedDiagnostic = {
  file: string;
  /** On the reported line, in the changed file. Without it, line 1. */
  at?: Anchor | Anchor[];
  field?: string;
  message: string;
  /** Absent if the message is enough. */
  suggestion?: string;
};

/** A mistake of an editor, and all that the check reports. */
export type BrokenContent = {
  /** Such as "a comma is missing between two fields". */
  name: string;
  change: (content: ContentCopy) => void | Promise<void>;
  diagnostics: ExpectedDiagnostic[];
};

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

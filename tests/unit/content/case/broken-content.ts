import type { Anchor, ContentCopy } from "../content-copy";

/** What the check has to say of a fault: its place, and words that each of its lines has to hold. */
export type ExpectedFault = {
  file: string;
  /** What stands on the line to be named, in the file as it is then; without it, line 1. */
  at?: Anchor | Anchor[];
  field?: string;
  found: string;
  expected: string;
  remedy: string;
};

/** A slip of an editor, and the faults that follow from it: these and no others. */
export type BrokenContent = {
  /** The slip as a sentence: "a comma is missing between two fields". */
  name: string;
  change: (content: ContentCopy) => void | Promise<void>;
  faults: ExpectedFault[];
};

/** A slip in one place of one file, and the one fault it makes. */
export function slip(
  name: string,
  file: string,
  [anchor, replacement]: [Anchor, string],
  fault: Omit<ExpectedFault, "file">,
): BrokenContent {
  return {
    name,
    change: (content) => content.edit(file, anchor, replacement),
    faults: [{ file, ...fault }],
  };
}

import type { Explanation } from "../diagnostic/diagnostic";
import { visible } from "../diagnostic/wording";
import type { Document, ReadError } from "../read/document";

export type Finding = Explanation & { offset: number; length?: number };

const readErrorExplanations: Record<ReadError, Explanation> = {
  locked: {
    message: "This file cannot be opened.",
    suggestion:
      "Close other programs that use it, and allow reading in its properties. Replace a shortcut with the file itself.",
  },
  "utf-16": {
    message: "This file is saved as UTF-16; the site reads UTF-8 only.",
    suggestion: 'Save the file as "UTF-8": in Notepad under "Save as", "Encoding".',
  },
};

/** Returns the problem that prevents the whole file from being read. */
export function checkFile({ text, readError }: Document): Finding | undefined {
  if (readError !== undefined) return { offset: 0, ...readErrorExplanations[readError] };
  const unreadable = text.indexOf("\ufffd");
  if (unreadable >= 0) {
    return {
      offset: unreadable,
      message: "This character cannot be read: the file is not saved as UTF-8.",
      suggestion: 'Write the character again and save the file as "UTF-8".',
    };
  }
  const start = text.match(/\S.{0,30}/);
  if (start === null)
    return { offset: 0, message: "The file is empty.", suggestion: "Restore the content of the file." };
  if (/^[{/]/.test(start[0])) return undefined;
  return {
    offset: start.index ?? 0,
    message: `The file must start with {, not with ${visible(start[0].trimEnd())}.`,
    suggestion: "Put all fields between { and }.",
  };
}

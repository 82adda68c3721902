import type { Explanation } from "../diagnostic/diagnostic";
import { visible } from "../diagnostic/wording";
import type { Document } from "../read/document";
import type { ReadError } from "../read/text";

export type Finding = Explanation & { offset: number; length?: number };

const readErrorExplanations: Record<ReadError, Explanation> = {
  folder: {
    message: "This is a folder with the name of a file.",
    suggestion: "Give the folder another name, without .json at its end.",
  },
  locked: {
    message: "This file cannot be opened.",
    suggestion:
      "Close other programs that use it, and allow reading in its properties. Replace a shortcut with the file itself.",
  },
  huge: {
    message: "This is not a content file: it has more than 1 MB, or more than a hundred nested brackets.",
    suggestion: "Restore the content of the file. Pictures must be separate files beside it.",
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

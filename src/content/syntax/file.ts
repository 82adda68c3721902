import type { Words } from "../diagnostic/diagnostic";
import { visible } from "../diagnostic/words";
import type { Document } from "../read/document";
import type { Obstacle } from "../read/text";

/** The texts about an offset of a file. */
export type Finding = Words & { offset: number; length?: number };

const obstacles: Record<Obstacle, Words> = {
  folder: {
    message: "This is a folder with the name of a file.",
    suggestion: "Give the folder another name, without .json at its end.",
  },
  locked: {
    message: "This file cannot be opened.",
    suggestion:
      "Close other programs that use it and allow reading it in its properties; replace a shortcut by the file itself.",
  },
  huge: {
    message:
      "This is no content file: it has more than 1 MB, or more than a hundred brackets inside each other.",
    suggestion: "Put the content of the file back. Pictures belong beside it, as files of their own.",
  },
  "utf-16": {
    message: "This file is saved as UTF-16; the site reads UTF-8 only.",
    suggestion: 'Save the file as "UTF-8": in Notepad under "Save as", "Encoding".',
  },
};

/** Finds a problem of the file as a whole, which keeps it from being read. */
export function checkFile({ text, obstacle }: Document): Finding | undefined {
  if (obstacle !== undefined) return { offset: 0, ...obstacles[obstacle] };
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
    return { offset: 0, message: "The file is empty.", suggestion: "Put the content of the file back." };
  if (/^[{/]/.test(start[0])) return undefined;
  return {
    offset: start.index ?? 0,
    message: `The file must start with {, not with ${visible(start[0].trimEnd())}.`,
    suggestion: "Put all fields between { and }.",
  };
}

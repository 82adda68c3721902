import type { Document, Obstacle } from "../read/document";
import type { Diagnosis } from "./syntax";

type Words = Omit<Diagnosis, "offset">;

const textFile = "a text file like those beside it";
const utf8 = 'a file saved as "UTF-8"';

const obstacles: Record<Obstacle, Words> = {
  absent: {
    found: "a shortcut (link) to a file that is not there",
    expected: textFile,
    remedy: "put the file itself here, or remove the shortcut",
  },
  folder: {
    found: "a folder with the name of a file",
    expected: textFile,
    remedy: "give the folder another name, without .json at its end",
  },
  locked: {
    found: "a file that this computer does not allow to be read",
    expected: "a file that you may read",
    remedy: "close other programs that use it, and allow reading it in its properties",
  },
  huge: {
    found: "a file of more than 1 MB",
    expected: "a text file, a few pages long",
    remedy: "put the content of the file back; pictures belong beside it, as files of their own",
  },
  deep: {
    found: "more than a hundred brackets in one another",
    expected: "} for each { and ] for each [",
    remedy: "put the content of the file back, or close the brackets",
  },
  "utf-16": {
    found: "text saved as UTF-16, which the site cannot read",
    expected: utf8,
    remedy: 'save the file as "UTF-8": in Notepad under "Save as", "Encoding"',
  },
};

/** What keeps the file as a whole from being read, before any of its fields. */
export function diagnoseFile({ text, obstacle }: Document): Diagnosis | undefined {
  if (obstacle !== undefined) return { offset: 0, ...obstacles[obstacle] };
  const unreadable = text.indexOf("\ufffd");
  if (unreadable >= 0) {
    return {
      offset: unreadable,
      found: "a character that cannot be read",
      expected: utf8,
      remedy: 'write the character again and save the file as "UTF-8"',
    };
  }
  const start = text.match(/\S.{0,30}/);
  if (start && /^[{/]/.test(start[0])) return undefined;
  return {
    offset: start?.index ?? 0,
    found: start ? `${start[0].trimEnd()} at the start of the file` : "nothing: the file is empty",
    expected: "a file that starts with { and ends with }",
    remedy: start ? "put all fields between { and }" : "put the content of the file back",
  };
}

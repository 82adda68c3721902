import { existsSync, readFileSync } from "node:fs";

/** Matches the path of a test file in backticks, and a part of a test's title in quotation marks, if any. */
const referencePattern = /`(tests\/[^`]+)`(?:, "([^"]+)")?/g;

const string = /(?:"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/.source;

/**
 * Matches a first argument that others follow, as in `test("…", () => {`, or the name of a row in a table of
 * tests: the first of a list, or a field.
 */
const titlePattern = new RegExp(`[([]\\s*${string}\\s*,|\\bname:\\s*${string}`, "g");

const hasTitle = (file: string, title: string) =>
  [...readFileSync(file, "utf8").matchAll(titlePattern)].some(([, ...parts]) =>
    parts.some((part) => part?.includes(title)),
  );

export const testsIn = (text: string) =>
  [...text.matchAll(referencePattern)].map(([, file = "", title = ""]) => ({ file, title }));

export const missingTestsIn = (text: string) =>
  testsIn(text).flatMap(({ file, title }) => {
    if (!existsSync(file)) return [`there is no file ${file}`];
    if (!title) return [`${file} is named without a title`];
    return hasTitle(file, title) ? [] : [`${file} has no title with "${title}"`];
  });

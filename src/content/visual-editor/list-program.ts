import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { readDocument } from "../read/document";
import { valueAt } from "../read/place";
import type { Change } from "./dry-run";
import { printJson } from "./print";

function listOf(value: unknown, key: string): unknown[] {
  const list = valueAt(value, [key]);
  return Array.isArray(list) ? list : [];
}

/** Adds an entry to a list of a file. `findList` finds the list in the content of the file. */
function append(
  directory: string,
  file: string,
  findList: (content: unknown) => unknown[],
  entry: unknown,
): Change {
  const document = readDocument(directory, file);
  const content = structuredClone(document.value);
  findList(content).push(entry);
  return new Map([[file, printJson(content, document)]]);
}

/**
 * Adds a new program to the end of its overview page and of its menu. These lists change together with the
 * program's file, because the check rejects a program that is in no list, and a list with a missing program.
 *
 * @returns the change of the two lists; empty if the file is not a new program
 */
export function listProgram(directory: string, file: string, program: unknown): Change {
  const path = valueAt(program, ["path"]);
  if (!file.startsWith("programs/") || existsSync(join(directory, file)) || typeof path !== "string")
    return new Map();
  const [, group = ""] = path.split("/");
  const overview = group === "flagship" ? "flagship-programs" : "certifications-content";
  const menu = (content: unknown) =>
    listOf(
      listOf(content, "entries").find((entry) => valueAt(entry, ["path"]) === `/${group}`),
      "subPages",
    );
  const name = valueAt(program, ["name"]) ?? basename(file, ".json");
  return new Map([
    ...append(
      directory,
      `pages/${overview}.json`,
      (content) => listOf(valueAt(content, ["programs"]), "programs"),
      path,
    ),
    ...append(directory, "navigation/header.json", menu, { name, path }),
  ]);
}

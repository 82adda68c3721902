import { basename, dirname } from "node:path/posix";
import { programKind } from "../../site-paths";
import { overviewFile } from "../cross-check/page-path";
import type { Change } from "../file-change";
import { readDocument } from "../read/document";
import { valueAt } from "../read/place";
import { checkSyntax } from "../syntax/syntax";
import { toJson } from "../to-json";
import { validationErrorOf } from "./validation-error";

/**
 * Adds an entry to the end of a list, if no entry of the list has the same path.
 *
 * @param findList finds the list in the content of the file
 * @param entry a path, or an object with a path
 * @throws {ValidationError} if the file cannot be parsed
 */
function append(
  directory: string,
  file: string,
  findList: (content: unknown) => unknown,
  entry: unknown,
): Change {
  const document = readDocument(directory, file);
  const mistakes = checkSyntax(document);
  if (mistakes.length > 0) throw validationErrorOf(mistakes);
  const content = structuredClone(document.value);
  const list = findList(content);
  const pathOf = (listed: unknown) => valueAt(listed, ["path"]) ?? listed;
  if (!Array.isArray(list) || list.map(pathOf).includes(pathOf(entry))) return new Map();
  list.push(entry);
  return new Map([[file, toJson(content)]]);
}

/**
 * Adds a new program to the end of its overview page and of its menu. These lists change together with the
 * program's file, because the check rejects a program that is in no list, and a list with a missing program.
 *
 * @returns the change of the two lists; empty if the file is not a program
 */
export function listProgram(directory: string, file: string, program: unknown): Change {
  const path = valueAt(program, ["path"]);
  if (!file.startsWith("programs/") || typeof path !== "string" || !programKind(path)) return new Map();
  const menuPath = dirname(path);
  const findMenu = (header: unknown) => {
    const entries = valueAt(header, ["entries"]);
    const menu = Array.isArray(entries) && entries.find((entry) => valueAt(entry, ["path"]) === menuPath);
    return valueAt(menu, ["subPages"]);
  };
  const name = valueAt(program, ["name"]) ?? basename(file, ".json");
  return new Map([
    ...append(directory, overviewFile(path), (page) => valueAt(page, ["programs", "programs"]), path),
    ...append(directory, "navigation/header.json", findMenu, { name, path }),
  ]);
}

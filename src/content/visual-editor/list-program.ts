import { dirname } from "node:path/posix";
import { programKind } from "../../site-paths";
import { overviewFile } from "../cross-check/page-path";
import type { FileChange } from "../read/content-file";
import { readDocument } from "../read/document";
import { valueAt } from "../read/position";
import { checkSyntax } from "../syntax/syntax";
import { toJson } from "../to-json";
import { validationErrorOf } from "./validation-error";

/**
 * Adds a new program to the end of its overview page and of its menu. These lists change together with the
 * program's file, because the check rejects a program that is in no list, and a list with a missing program.
 *
 * @throws {ValidationError} if a list cannot be parsed, because it would lose text
 */
export function listProgram(directory: string, program: unknown): FileChange {
  const change = new Map<string, string>();
  const path = String(valueAt(program, ["path"]));
  if (!programKind(path)) return change;

  function append(file: string, findList: (content: unknown) => unknown, entry: unknown): void {
    const document = readDocument(directory, file);
    const mistakes = checkSyntax(document);
    if (mistakes.length > 0) throw validationErrorOf(mistakes);
    const list = findList(document.value);
    if (!Array.isArray(list) || list.some((other) => (valueAt(other, ["path"]) ?? other) === path)) return;
    list.push(entry);
    change.set(file, toJson(document.value));
  }

  const isMenu = (entry: unknown) => valueAt(entry, ["path"]) === dirname(path);
  append(overviewFile(path), (page) => valueAt(page, ["programs", "programs"]), path);
  append(
    "navigation/header.json",
    (header) => valueAt([valueAt(header, ["entries"])].flat().find(isMenu), ["subPages"]),
    { name: valueAt(program, ["name"]), path },
  );
  return change;
}

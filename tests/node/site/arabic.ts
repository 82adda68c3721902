import { cpSync, rmSync } from "node:fs";
import path from "node:path";
import { filesOf } from "../../../src/file-list";
import { copyProject } from "../../project-copy";

/** Replaces all texts with Arabic ones. The pictures stay. */
export function copyInArabic(): string {
  const folder = copyProject();
  const data = path.join(folder, "data");
  for (const file of filesOf(data).filter((name) => name.endsWith(".json"))) rmSync(file);
  cpSync("tests/fixture/data-ar", data, { recursive: true });
  return folder;
}

import { join } from "node:path";
import { writeArabic } from "../../fixture/arabic";
import { copyProject } from "../../project-copy";

/** Replaces all texts with Arabic ones. The pictures stay. */
export function copyInArabic(): string {
  const folder = copyProject();
  writeArabic(join(folder, "data"));
  return folder;
}

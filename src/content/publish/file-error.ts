import { relative } from "node:path";

const reasons: Record<string, string> = {
  EACCES: "this computer does not allow it",
  EPERM: "this computer does not allow it, or another program uses it",
  EROFS: "the disk is read-only",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk is full",
  EBUSY: "another program uses it",
  EISDIR: "a folder has this name",
  ENOTDIR: "a file has the name of its folder",
  EXDEV: "the folder data is on another disk than the project",
};

/** Returns why a file could not be written, or undefined for an error of another kind. */
export function explainFileError(error: unknown, project: string): string | undefined {
  if (!(error instanceof Error && "code" in error && "path" in error)) return undefined;
  const place = "dest" in error ? error.dest : error.path;
  const reason = reasons[String(error.code)] ?? error.message;
  return `${relative(project, String(place))} could not be written: ${reason}.`;
}

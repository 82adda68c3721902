import { join } from "node:path";
import { dataPath } from "../../data-path";
import { checkChanged, type Change as FileChanges } from "../file-change";
import { explainFileError } from "../file-error";
import { kindOf } from "../kind/kind";
import { parseDocument } from "../read/document";
import { formatReport } from "../report/format-report";
import { type Change, changesOf, entryName, fieldWords } from "./change";
import { type FileClash, type Files, filesOf, filesOnDisk, mergeFiles, textOf } from "./content-tree";
import { type Git, PublishError } from "./git";
import type { Side } from "./merge";
import { isWithin, type Repository } from "./repository";

/** A field that somebody else has published with another value. */
export type Conflict = {
  /** Identifies the field and their value. A choice does not count for another value. */
  key: string;
  entry: string;
  field: string;
  mine: string;
  theirs: string;
  author: string;
  /** The day of the commit, such as 2026-11-25. */
  date: string;
};

/** Returns the choice for a conflict, if there is one. Without a choice, a plan keeps what the folder has. */
export type Choose = (key: string) => Side | undefined;

/** The content of the folder merged with that of the server. Making a plan changes nothing. */
export type Plan = {
  /** What the folder publishes. */
  changes: Change[];
  /** Fields for which somebody has to choose. */
  conflicts: Conflict[];
  /** What the folder gets, by paths under `data/`. */
  incoming: FileChanges;
  /** Whether the server has a commit of this folder that the folder does not have: its answer was lost. */
  isMissed: boolean;
  /** The commits of the folder and of the server, the content of the folder, and that of both. */
  head: string;
  latest: string;
  mine: Files;
  merged: Files;
};

function differing(a: Files, b: Files): string[] {
  return [...new Set([...a.keys(), ...b.keys()])]
    .filter((file) => a.get(file)?.id !== b.get(file)?.id)
    .sort();
}

function shown(value: unknown, { path }: FileClash): string {
  if (value === undefined) return "(removed)";
  if (path.length === 0) return "(changed)";
  return typeof value === "string" ? value : JSON.stringify(value);
}

async function conflictOf(
  { git }: Repository,
  clash: FileClash,
  key: string,
  merged: Files,
  range: string,
): Promise<Conflict> {
  const { file, path } = clash;
  const log = await git(["log", "-1", "--format=%an%x00%as", range, "--", dataPath(file)]);
  const [author = "", date = ""] = log.split("\0");
  const kind = kindOf(file);
  const id = merged.get(file)?.id;
  const value = kind && id && parseDocument(file, await textOf(git, id)).value;
  const words = kind ? fieldWords(kind, path) : "";
  const [mine, theirs] = [shown(clash.mine, clash), shown(clash.theirs, clash)];
  return { key, entry: entryName(file, value), field: words || "the file", mine, theirs, author, date };
}

/** Returns the changes that turn some files into others. */
export async function changesBetween(git: Git, before: Files, after: Files): Promise<FileChanges> {
  const changes: FileChanges = new Map();
  for (const file of differing(before, after)) {
    const id = after.get(file)?.id;
    changes.set(file, id === undefined ? null : await git.bytes(["cat-file", "blob", id]));
  }
  return changes;
}

/** @throws {PublishError} if files below `data/` have names that many computers cannot tell apart */
function checkNames(files: Files): void {
  const names = [...files.keys()];
  const plain = names.map((name) => name.normalize().toLowerCase());
  const same = names.filter((_, index) => plain.filter((name) => name === plain[index]).length > 1);
  if (same.length > 0)
    throw new PublishError(
      `Many computers cannot tell the names of these files apart: ${same.join(", ")}. Rename or delete one. Nothing was changed.`,
    );
}

/** Returns the content that the folder and the server have in common, and whether that is of a missed commit. */
async function baseOf(
  { git, sent }: Repository,
  head: string,
  latest: string,
  mine: Files,
): Promise<{ base: Files; isMissed: boolean }> {
  const commit = await git.ask("rev-parse", "-q", "--verify", `${sent}^`);
  const isMissed =
    commit !== undefined && (await isWithin(git, commit, latest)) && !(await isWithin(git, commit, head));
  if (!isMissed) return { base: await filesOf(git, await git(["merge-base", head, latest])), isMissed };
  const [base, former] = [await filesOf(git, sent), await filesOf(git, head)];
  // A file that is again as in the commit of the folder counts as unchanged.
  for (const file of new Set([...base.keys(), ...former.keys()])) {
    const entry = former.get(file);
    if (mine.get(file)?.id !== entry?.id) continue;
    if (entry) base.set(file, entry);
    else base.delete(file);
  }
  return { base, isMissed };
}

/** @param latest the commit of the server that the folder is compared with */
export async function makePlan(repository: Repository, latest: string, choose: Choose): Promise<Plan> {
  const { git, project, branch, index } = repository;
  const head = await git(["rev-parse", "HEAD"]);
  const base = await git(["merge-base", head, latest]);
  const own = (await git(["diff", "--name-only", "-z", base, head, "--", ".", ":!data"]))
    .split("\0")
    .filter(Boolean);
  if (own.length > 0)
    throw new PublishError(
      `The branch ${branch} of this folder has commits that are not published and change more than the content: ${own.join(", ")}. Ask whoever made them to run \`git push\` first. Nothing was changed.`,
    );
  const [mine, theirs] = [await filesOnDisk(git, project, index("folder")), await filesOf(git, latest)];
  const clashes = new Map<string, FileClash>();
  const { base: common, isMissed } = await baseOf(repository, head, latest, mine);
  const merged = await mergeFiles(git, common, mine, theirs, (clash) => {
    const key = JSON.stringify([clash.file, clash.path, clash.theirs]);
    const choice = choose(key);
    if (!choice) clashes.set(key, clash);
    return choice ?? "mine";
  });
  checkNames(merged);
  const incoming = await changesBetween(git, mine, merged);
  const plan: Plan = { changes: [], conflicts: [], incoming, isMissed, head, latest, mine, merged };
  for (const file of differing(theirs, merged)) {
    const texts = [theirs, merged].map(async (files) => {
      const id = files.get(file)?.id;
      return id === undefined ? undefined : { text: kindOf(file) && (await textOf(git, id)) };
    });
    const [before, after] = await Promise.all(texts);
    plan.changes.push(...changesOf(file, before, after));
  }
  for (const [key, clash] of clashes)
    plan.conflicts.push(await conflictOf(repository, clash, key, merged, `${base}..${latest}`));
  return plan;
}

/** Returns the problems of the content that the plan publishes; empty if the site can be built from it. */
export async function checkPlan({ project }: Repository, { incoming }: Plan): Promise<string> {
  try {
    return formatReport(await checkChanged(join(project, "data"), incoming));
  } catch (error) {
    const reason = explainFileError(error, project);
    if (reason === undefined) throw error;
    throw new PublishError(reason);
  }
}

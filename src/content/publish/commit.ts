import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { isDeepStrictEqual as isSame } from "node:util";
import { type Change, writeChange } from "../file-change";
import { explainFileError } from "../file-error";
import { messageOf } from "./commit-message";
import { type Files, filesOf, filesOnDisk, mergeFiles, writeTree } from "./content-tree";
import { orExplain, PublishError } from "./git";
import { changesBetween, type Plan } from "./plan";
import { isWithin, type Repository } from "./repository";

/**
 * Stores a commit of `data/`, without changing the branch, the index or a file.
 *
 * @throws {PublishError} if the repository's pre-commit hook refuses it
 */
export async function storeCommit(
  { git, project, index }: Repository,
  { head, latest, merged, changes }: Plan,
  message = messageOf(changes),
): Promise<string> {
  await writeTree(git, head, merged, index("hook"));
  // Git before 2.36 has no `git hook`. Most folders have no hook.
  if (existsSync(resolve(project, await git(["rev-parse", "--git-path", "hooks/pre-commit"]))))
    await orExplain(
      git(["hook", "run", "--ignore-missing", "pre-commit"], { index: index("hook") }),
      "A check of this repository refused the change (its pre-commit hook). Nothing was changed.",
    );
  const tree = await writeTree(git, latest, merged, index("commit"));
  if (tree === (await git(["rev-parse", `${head}^{tree}`])) && (await isWithin(git, latest, head)))
    return head;
  const heads = (await git(["merge-base", "--independent", latest, head])).split("\n");
  const parents = heads.flatMap((commit) => ["-p", commit]);
  const isSigned = (await git.ask("config", "--type=bool", "commit.gpgsign")) === "true";
  return git(["commit-tree", ...(isSigned ? ["-S"] : []), ...parents, "-F", "-", tree], { input: message });
}

/**
 * Remembers a commit until the folder has it, and the content that the folder and the commit have in common
 * (`baseOf`): the answer of the server may be lost, and the folder may fail to follow.
 */
export async function remember(
  { git, index, sent }: Repository,
  commit: string,
  common: Files,
): Promise<void> {
  const tree = await writeTree(git, commit, common, index("sent"));
  // An editor who only gets the latest may not have set a user name in git.
  const anonymous = ["-c", "user.name=nobody", "-c", "user.email=nobody@localhost"];
  const pair = await git([...anonymous, "commit-tree", tree, "-p", commit, "-m", "What they have in common"]);
  await git(["update-ref", sent, pair]);
}

/** Stores a tree that has the files of a commit, but the `data/` of the commit that the folder has. */
async function treeWithOwnData({ git, index }: Repository, commit: string): Promise<string> {
  return writeTree(git, commit, await filesOf(git, "HEAD"), index("code"));
}

/**
 * Checks whether the folder can get the code of a commit.
 *
 * @throws {PublishError} if a file that others have changed is also changed here
 */
export async function checkCode(repository: Repository, commit: string): Promise<void> {
  const { git } = repository;
  // Exits with 1 if a file is changed.
  await git.ask("update-index", "-q", "--refresh");
  await orExplain(
    git(["read-tree", "-m", "-u", "-n", "HEAD", await treeWithOwnData(repository, commit)]),
    "You and others have changed the same files of the site's code. Commit your changes and run `git pull`, or ask whoever made them to. Nothing was changed.",
  );
}

/**
 * Brings the folder to a commit that contains its own, and `data/` to the merged content of the plan. What was saved
 * since the plan was made stays. After a crash, a second call with a new plan finishes.
 *
 * @throws {PublishError} if a file cannot be written
 */
export async function advance(
  repository: Repository,
  commit: string,
  { head, mine, merged }: Plan,
): Promise<void> {
  const { git, project, branch, tracking, sent, index } = repository;
  const onDisk = () => filesOnDisk(git, project, index("folder"));
  let present = await onDisk();
  let change: Change;
  // Merges again if a file was saved during the merge.
  for (;;) {
    const wanted = await mergeFiles(git, mine, present, merged, () => "mine");
    change = await changesBetween(git, present, wanted);
    const last = present;
    present = await onDisk();
    if (isSame(last, present)) break;
  }
  try {
    writeChange(join(project, "data"), join(project, ".cache/publish"), change);
  } catch (error) {
    throw new PublishError(explainFileError(error, project) ?? String(error));
  }
  const files = await filesOf(git, commit);
  await remember(repository, commit, files);
  await git(["read-tree", "-m", "-u", head, await treeWithOwnData(repository, commit)]);
  await writeTree(git, commit, files);
  await git.ask("update-index", "-q", "--refresh");
  await git(["update-ref", "-m", "publish", `refs/heads/${branch}`, commit, head]);
  await git(["update-ref", tracking, commit]);
  await git.ask("update-ref", "-d", sent);
}

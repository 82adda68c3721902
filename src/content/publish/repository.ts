import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Git, GitError, gitIn, orExplain, PublishError } from "./git";

export type Repository = {
  git: Git;
  project: string;
  /** The branch of this folder. */
  branch: string;
  remote: string;
  /** The branch on the server. */
  remoteBranch: string;
  /** What this folder last knew of it. */
  tracking: string;
  /** The ref in which `remember` stores a commit. */
  sent: string;
  /** Returns the path of a temporary index. */
  index: (name: string) => string;
};

const unfinished = ["MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD", "rebase-merge", "rebase-apply"];

/**
 * Works with the repository of a project.
 *
 * @param canAsk whether git may ask for a password in the terminal
 * @throws {PublishError} if the project cannot publish
 */
export async function withRepository<Result>(
  project: string,
  canAsk: boolean,
  work: (repository: Repository) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), "publish-"));
  const git = gitIn(project, canAsk);
  const index = (name: string) => path.join(folder, name);
  try {
    return await orExplain(
      find(git).then((found) => work({ ...found, git, project, index })),
      "Git could not finish. Run the command again, or ask whoever looks after the repository.",
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function find(git: Git): Promise<Omit<Repository, "git" | "project" | "index">> {
  const outside = "..";
  // The first line is the relative path to the top folder of the repository. It is empty if that is this folder.
  const places = await git(["rev-parse", "--show-cdup", "--absolute-git-dir"]).catch((error: unknown) => {
    if (error instanceof GitError && /not a git repository/.test(error.message)) return outside;
    throw error;
  });
  const [up, folder = ""] = places.split("\n");
  if (up !== "")
    throw new PublishError(
      "This folder was not made by `git clone` (a ZIP file, for example, has no connection to the server). Clone the repository, copy your folder data/ into the clone, and publish there.",
    );
  if ((await git.ask("rev-parse", "--verify", "-q", "HEAD")) === undefined)
    throw new PublishError(
      "This repository has no commit yet. Ask whoever maintains it to make the first one.",
    );
  const ref = await git.ask("symbolic-ref", "-q", "HEAD");
  if (ref === undefined)
    throw new PublishError(
      "This folder shows an older state, and no branch (git calls that a detached HEAD). Run `git switch` with the name of the branch, for example `git switch main`, and publish again.",
    );
  for (const name of unfinished)
    if (existsSync(path.join(folder, name)))
      throw new PublishError(
        "A merge, rebase, revert or cherry-pick has not finished in this folder. Finish it, or end it with `--abort`. `git status` says which it is.",
      );
  const unmerged = (await git(["diff", "--name-only", "-z", "--diff-filter=U"])).split("\0").filter(Boolean);
  if (unmerged.length > 0)
    throw new PublishError(
      `Git could not bring two versions of these files together: ${unmerged.join(", ")}. Correct them, then run \`git add\` with their names, and publish again.`,
    );
  const lock = path.join(folder, "index.lock");
  if (existsSync(lock))
    throw new PublishError(
      `Another git command is running in this folder, or one was interrupted. Wait for it. If none is running, delete ${lock}, and publish again.`,
    );
  const branch = ref.replace("refs/heads/", "");
  const format = "--format=%(upstream)%00%(upstream:remotename)%00%(upstream:remoteref)";
  const [tracking, remote, remoteBranch] = (await git(["for-each-ref", format, ref])).split("\0");
  if (!(await git(["remote"])))
    throw new PublishError(
      "This repository has no server to publish to. Ask whoever maintains it to add one with `git remote add origin` and its address.",
    );
  if (!tracking || !remote || remote === "." || !remoteBranch)
    throw new PublishError(
      `The branch ${branch} follows no branch of a server. Run \`git push -u origin ${branch}\` once, and publish again.`,
    );
  return { branch, remote, remoteBranch, tracking, sent: `refs/publish/${encodeURIComponent(branch)}` };
}

/** @throws {PublishError} with `isAnonymous` if git does not know who publishes */
export async function checkIdentity({ git }: Repository): Promise<void> {
  const name = process.env.GIT_AUTHOR_NAME ?? (await git.ask("config", "user.name"));
  const email = process.env.GIT_AUTHOR_EMAIL ?? (await git.ask("config", "user.email"));
  if (name && email) return;
  const message =
    'Git does not know who you are. Run `git config user.name "Your Name"` and `git config user.email you@example.com` in this folder, and publish again.';
  throw Object.assign(new PublishError(message), { isAnonymous: true });
}

/** Sets who publishes, for this repository only. */
export async function setIdentity({ git }: Repository, name: string, email: string): Promise<void> {
  await git(["config", "user.name", name]);
  await git(["config", "user.email", email]);
}

const refused =
  /could not read (?:Username|Password)|Authentication failed|Permission denied|Host key verification|terminal prompts disabled|error: 40[13]/;
const unreachable =
  /Could not resolve|unable to access|connection (?:refused|timed out|reset|closed)|unreachable|does not appear to be a git repository|timed out/i;

/** Says in a sentence for an editor why the server did not answer as expected. */
function explain(error: unknown): unknown {
  if (!(error instanceof GitError)) return error;
  const said = error.message.trim();
  const reason = refused.test(said)
    ? "The server does not accept your name and password or key. Run `npm run publish:content` in a terminal, where git can ask for them."
    : unreachable.test(said) || said === "" || /Command failed/.test(said)
      ? "The server cannot be reached. Check the connection, and try again."
      : "The server refused.";
  return new PublishError(`${reason} Nothing was changed in this folder. Git says:\n${said}`);
}

/** Runs a command that talks to the server. */
async function talk({ git }: Repository, args: string[], timeout?: number): Promise<string> {
  try {
    return await git(args, { timeout });
  } catch (error) {
    throw explain(error);
  }
}

/** Whether the history of a commit contains another commit. */
export async function isWithin(git: Git, commit: string, history: string): Promise<boolean> {
  return (await git.ask("merge-base", "--is-ancestor", commit, history)) !== undefined;
}

/**
 * Returns the last commit of the branch on the server. The branches of this folder stay as they are.
 *
 * @param timeout in seconds
 * @throws {PublishError} if the server cannot be reached, or no longer has what this folder knows of it
 */
export async function fetchBranch(repository: Repository, timeout?: number): Promise<string> {
  const { git, remote, remoteBranch, tracking, branch } = repository;
  await talk(repository, ["fetch", "-q", "--no-tags", "--refmap=", remote, remoteBranch], timeout);
  const latest = await git(["rev-parse", "FETCH_HEAD"]);
  const known = await git.ask("rev-parse", "--verify", "-q", tracking);
  if (known && !(await isWithin(git, known, latest)))
    throw new PublishError(
      `The history of ${branch} on the server was rewritten, so your changes do not fit onto it. Nothing was changed. Whoever rewrote it can help, or clone the repository again and copy your folder data/ into the clone.`,
    );
  return latest;
}

/**
 * @param timeout in seconds
 * @throws {PublishError} if the server refuses the commit
 */
export async function push(repository: Repository, commit: string, timeout?: number): Promise<void> {
  const { remote, remoteBranch } = repository;
  await talk(repository, ["push", "-q", "--no-follow-tags", remote, `${commit}:${remoteBranch}`], timeout);
}

import { join } from "node:path";
import { checkContent } from "../check";
import { readDocument } from "../read/document";
import { formatReport } from "../report/format-report";
import { changeOf, changesSince, newFiles } from "./change";
import { type Git, gitIn, type Side, say } from "./git";

/** Of a clash, somebody has to choose a side. With new code, the command has to start again. */
export type Answer = { message: string; isClash?: boolean; hasNewCode?: boolean };

const noClone = "Publish needs git, and a folder that was made by `git clone`.";
const unfinished =
  "A merge or rebase was interrupted. Copy what you have changed since, and run `git merge --abort` or `git rebase --abort` (if that fails, `git rebase --quit` and `git stash pop`).";
const noUpstream = "This branch follows none of a server. Add a remote, and run `git push -u origin HEAD`.";
const noCommit = "Git cannot commit your changes. It may have to know your name and email.";
const refused = "The server refused. Your changes are committed here, for the next try.";
const newCode = "This folder has new code of the site now. Start `npm run edit` again.";

async function changedFiles(git: Git, ...range: string[]): Promise<string[]> {
  return (await git("diff", "-z", "--name-only", ...range)).split("\0").filter(Boolean);
}

async function openRepository(folder: string, seconds?: number, side?: Side): Promise<Git> {
  const git = gitIn(folder, seconds, side);
  if (await git("rev-parse", "--show-prefix").catch(say(noClone))) throw new Error(noClone);
  const status = await git("status", "-uno");
  if (/^(?:You are (?:currently|in the middle)|All conflicts|Unmerged)/m.test(status))
    say(unfinished)({ message: status });
  await git("rev-parse", "@{u}").catch(say(noUpstream));
  return git;
}

/** Returns the files that others have changed. */
async function fetchLatest(git: Git): Promise<string[]> {
  await git("fetch", "-q").catch(say("The server cannot be reached, or refuses."));
  return changedFiles(git, "HEAD...@{u}");
}

const isCode = (file: string) => /^(?:src\/|package)/.test(file);

/** Brings what others have published to the folder, unless something has changed here. */
export async function tryLatest(folder: string, seconds = 5): Promise<Answer> {
  try {
    const git = await openRepository(folder, seconds);
    const files = await fetchLatest(git);
    // It leaves changed files alone. It must finish, so it has no limit.
    await gitIn(folder)("merge", "-q", "--ff-only", "@{u}").catch(say("Publish brings both together."));
    if (files.some(isCode)) return { message: newCode, hasNewCode: true };
    return { message: `This folder has the latest content${files.length > 0 ? " now" : ""}.` };
  } catch (error) {
    return { message: `This folder did not get the latest content. ${Object(error).message}` };
  }
}

/** Returns what would be published. */
export async function review(folder: string, seconds?: number): Promise<Answer> {
  const git = await openRepository(folder, seconds);
  const changes = await changesSince(git, folder, await git("merge-base", "HEAD", "@{u}"));
  const title = changes.length > 0 ? "This will be published:" : "There is nothing to publish.";
  return { message: [title, ...changes.map(({ text }) => text)].join("\n\n") };
}

/** Code is not published, and changes of it stay as they are. */
async function checkCode(git: Git, incoming: readonly string[]): Promise<void> {
  const changed = (await changedFiles(git, "HEAD", "--", ":!data")).filter((file) => incoming.includes(file));
  const files = [...changed, ...(await changedFiles(git, "@{u}...HEAD", "--", ":!data"))];
  if (files.length > 0) throw new Error(`First push or undo your changes of ${files.join(", ")}.`);
}

async function commit(git: Git, folder: string): Promise<void> {
  const names = [...new Set((await changesSince(git, folder, "HEAD")).map(({ entry }) => entry))];
  if (names.length === 0) return;
  // Settings of the user may ignore a picture.
  const added = (await newFiles(git)).map((file) => `:(literal)${file}`);
  if (added.length > 0) await git("add", "-N", "-f", "--", ...added);
  const subject = `Update ${names.slice(0, 3).join(", ")}${names.length > 3 ? " and others" : ""}`;
  const options = ["-c", "user.useConfigOnly=true"];
  await git(...options, "commit", "-q", "--only", "-m", subject, "--", "data").catch(say(noCommit));
}

/** Returns the clashes as text. If there are any, the folder is as it was. */
async function rebase(git: Git, folder: string, side?: Side): Promise<string> {
  const driver = 'merge.json.driver="$NODE" "$MERGE" %O %A %B %P';
  // For pictures. In a rebase, git calls the own commits "theirs".
  const favor = side ? [`-X${side === "mine" ? "theirs" : "ours"}`] : [];
  try {
    await git("-c", driver, "rebase", "--merge", "--no-fork-point", "--autostash", ...favor);
    return "";
  } catch (error) {
    await git("rebase", "--abort").catch(() => {});
    const lines = [...Object(error).stdout.matchAll(/^CONFLICT.+$|^clash (.+)$/gm)].map(([line, clash]) => {
      if (!clash) return line;
      const { file, path, ...values } = JSON.parse(clash);
      return changeOf(file, readDocument(folder, file).value, path, values).text;
    });
    if (side || lines.length === 0)
      say("Git cannot bring your changes together with those of others.")(error);
    return lines.join("\n\n");
  }
}

async function check(folder: string): Promise<void> {
  const report = formatReport(await checkContent(join(folder, "data")));
  if (report) throw new Error(`Correct the mistakes of the content, and publish again.\n\n${report}`);
}

/** Publishes `data/` together with what others have published. A side decides clashes. */
export async function publish(folder: string, seconds?: number, side?: Side): Promise<Answer> {
  const git = await openRepository(folder, seconds, side);
  await check(folder);
  for (let isLast = false; ; isLast = true) {
    const files = await fetchLatest(git);
    await checkCode(git, files);
    await commit(git, folder);
    if (await git("rev-list", "-1", "HEAD..@{u}")) {
      const text = await rebase(git, folder, side);
      if (text) return { message: `Others have published other values.\n\n${text}`, isClash: true };
      if (files.some(isCode)) return { message: `Nothing was published. ${newCode}`, hasNewCode: true };
      await check(folder);
    }
    if (!(await git("rev-list", "-1", "@{u}..HEAD"))) return { message: "There is nothing to publish." };
    try {
      await git("-c", "push.default=upstream", "push", "-q");
      return { message: "Published. The host builds the site now." };
    } catch (error) {
      if (isLast || !Object(error).message.includes("rejected]")) say(refused)(error);
    }
  }
}

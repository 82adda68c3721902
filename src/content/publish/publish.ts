import { join } from "node:path";
import { readDocument } from "../read/document";
import { valueAt } from "../read/place";
import { advance, checkCode, remember, storeCommit } from "./commit";
import { gitIn, NewCodeError, PublishError } from "./git";
import { type Choose, checkPlan, makePlan, type Plan } from "./plan";
import { checkIdentity, fetchBranch, isWithin, push, type Repository, withRepository } from "./repository";

/** The changes that can be published. If there are conflicts or problems, the editor must resolve these first. */
export type Review = Pick<Plan, "changes" | "conflicts"> & {
  /** The problems of the content; empty if it can be published. */
  report: string;
};

type Options = {
  choose: Choose;
  /** Whether git may ask for a password in the terminal. */
  canAsk: boolean;
};

/**
 * The timeouts of git commands in seconds. In the browser, an editor cannot stop git, which may wait forever for a
 * password.
 */
const patience = { fetch: 120, push: 600 };

/** What the check of the content depends on. */
const code = ["src", "package.json", "package-lock.json"];

/** Identifies the code of the folder's commit; undefined without one. */
export async function codeOf(project: string): Promise<string | undefined> {
  return gitIn(project, false)
    .ask("ls-tree", "HEAD", ...code)
    .catch(() => undefined);
}

/** Whether the server has other code than the folder. */
async function hasNewCode({ git }: Repository, { head, latest }: Plan): Promise<boolean> {
  return (await git.ask("diff", "--quiet", head, latest, "--", ...code)) === undefined;
}

/** Brings the folder to the last commit of the server, unless it has it. */
async function follow(repository: Repository, plan: Plan): Promise<void> {
  const { git, tracking, sent } = repository;
  if (await isWithin(git, plan.latest, "HEAD")) {
    await git(["update-ref", tracking, plan.latest]);
    await git.ask("update-ref", "-d", sent);
    return;
  }
  await checkCode(repository, plan.latest);
  await advance(repository, plan.latest, plan);
}

/**
 * If the server has new code, with which the content must be checked, brings the folder to it.
 *
 * @throws {NewCodeError} in this case
 */
async function prepare(
  repository: Repository,
  { canAsk, choose }: Options,
): Promise<{ plan: Plan; review: Review }> {
  const latest = await fetchBranch(repository, canAsk ? undefined : patience.fetch);
  const plan = await makePlan(repository, latest, choose);
  const { changes, conflicts } = plan;
  if (conflicts.length === 0 && (await hasNewCode(repository, plan))) {
    if (!(await isWithin(repository.git, plan.head, latest)))
      throw new PublishError(
        "Others have changed the code of the site, and this folder has commits that are not published. Run `git pull --rebase --autostash`, then `npm run edit` or `npm run publish:content` again. Nothing was changed.",
      );
    await follow(repository, plan);
    throw new NewCodeError();
  }
  const report = conflicts.length > 0 ? "" : await checkPlan(repository, plan);
  return { plan, review: { changes, conflicts, report } };
}

/** Returns what would be published. Changes nothing, except if the server has new code (`prepare`). */
export function review(project: string, options: Options): Promise<Review> {
  return withRepository(
    project,
    options.canAsk,
    async (repository) => (await prepare(repository, options)).review,
  );
}

/** Returns the number of entries that differ from what this folder knows of the server. */
export function countChanges(project: string): Promise<number> {
  return withRepository(project, false, async (repository) => {
    const { changes } = await makePlan(repository, repository.tracking, () => undefined);
    return new Set(changes.map(({ entry }) => entry)).size;
  });
}

/**
 * Publishes the changes of `data/`: one commit, on top of what others have published. The server gets the commit
 * before the folder changes, so that a failure leaves everything as it was.
 *
 * @param message the message of the commit; by default, what has changed
 * @returns the review and, if the changes are published, a sentence for the editor with the address of the site
 * @throws {PublishError} if something else prevents it
 */
export function publish(
  project: string,
  { message, ...options }: Options & { message?: string },
): Promise<Review & { published?: string }> {
  return withRepository(project, options.canAsk, async (repository) => {
    await checkIdentity(repository);
    for (let attempt = 1; ; attempt += 1) {
      const { plan, review } = await prepare(repository, options);
      if (review.conflicts.length > 0 || review.report) return review;
      const { git } = repository;
      // If the folder has unpublished commits, the code below merges them.
      if (plan.isMissed && (await isWithin(git, plan.head, plan.latest))) {
        await follow(repository, plan);
        continue;
      }
      const isDiverged =
        !(await isWithin(git, plan.head, plan.latest)) && !(await isWithin(git, plan.latest, plan.head));
      // If both have commits that the other lacks, a merge commit keeps those of the folder.
      if (review.changes.length === 0 && !isDiverged) {
        // Gets what others, or an interrupted run, have published.
        await follow(repository, plan);
        return review;
      }
      const commit = await storeCommit(repository, plan, message);
      await checkCode(repository, commit);
      await remember(repository, commit, plan.mine);
      try {
        await push(repository, commit, options.canAsk ? undefined : patience.push);
      } catch (error) {
        const latest = await fetchBranch(repository, patience.fetch);
        if (latest === plan.latest) throw error;
        // The connection may break after the server has got the commit.
        if (!(await isWithin(repository.git, commit, latest))) {
          if (attempt === 1) continue;
          throw new PublishError("Others published at the same moment. Nothing was changed. Publish again.");
        }
      }
      await advance(repository, commit, plan).catch((error: unknown) => {
        throw new PublishError(
          `It is published. This folder could not follow: ${error instanceof Error ? error.message : error} Wait, or correct that, then publish again.`,
        );
      });
      const address = valueAt(readDocument(join(project, "data"), "site.json").value, ["address"]);
      return { ...review, published: `Published. The host builds the site now: ${address}` };
    }
  });
}

/**
 * Brings what others have published to the folder. Publishes nothing.
 *
 * @param timeout in seconds, for the server
 * @returns whether the server had something new, and new code; and the conflicts: if there are any, the folder is
 *   unchanged
 * @throws {PublishError} if something else prevents it
 */
export function getLatest(
  project: string,
  { choose, timeout = patience.fetch }: Pick<Options, "choose"> & { timeout?: number },
): Promise<Pick<Plan, "conflicts"> & { isNew: boolean; hasNewCode: boolean }> {
  return withRepository(project, false, async (repository) => {
    const latest = await fetchBranch(repository, timeout);
    const plan = await makePlan(repository, latest, choose);
    const { head, conflicts } = plan;
    if (await isWithin(repository.git, latest, head)) {
      await follow(repository, plan);
      return { conflicts: [], isNew: false, hasNewCode: false };
    }
    if (!(await isWithin(repository.git, head, latest)))
      throw new PublishError(
        "This folder has commits that are not published. Publish; that also gets the latest.",
      );
    if (conflicts.length === 0) await follow(repository, plan);
    return { conflicts, isNew: true, hasNewCode: await hasNewCode(repository, plan) };
  });
}

import { join } from "node:path";
import { readDocument } from "../read/document";
import { valueAt } from "../read/place";
import { advance, checkCode, storeCommit } from "./commit";
import { PublishError } from "./git";
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

async function prepare(repository: Repository, choose: Choose): Promise<{ plan: Plan; review: Review }> {
  const plan = await makePlan(repository, await fetchBranch(repository), choose);
  const { changes, conflicts } = plan;
  const report = conflicts.length > 0 ? "" : await checkPlan(repository, plan);
  return { plan, review: { changes, conflicts, report } };
}

/** Returns what would be published. */
export function review(project: string, { canAsk, choose }: Options): Promise<Review> {
  return withRepository(project, canAsk, async (repository) => (await prepare(repository, choose)).review);
}

/** Returns the number of entries that differ from what this folder knows of the server. */
export function countChanges(project: string): Promise<number> {
  return withRepository(project, false, async (repository) => {
    const { changes } = await makePlan(repository, repository.tracking, () => undefined);
    return new Set(changes.map(({ entry }) => entry)).size;
  });
}

/** Brings the folder to a commit of the server, unless it has it. */
async function follow(repository: Repository, commit: string, choose: Choose): Promise<void> {
  if (await isWithin(repository.git, commit, "HEAD")) return;
  await checkCode(repository, commit);
  await advance(repository, commit, choose);
}

/**
 * Publishes the changes of `data/`: one commit, on top of what others have published. The server gets the commit
 * before the folder changes, so that a failure leaves everything as it was.
 *
 * @param message the message of the commit; by default, what has changed
 * @returns the address of the site, or undefined if the review says why nothing was published
 * @throws {PublishError} if something else prevents it
 */
export function publish(
  project: string,
  { canAsk, choose, message }: Options & { message?: string },
): Promise<Review & { address?: string }> {
  return withRepository(project, canAsk, async (repository) => {
    await checkIdentity(repository);
    for (let attempt = 1; ; attempt += 1) {
      const { plan, review } = await prepare(repository, choose);
      if (review.conflicts.length > 0 || review.report) return review;
      if (review.changes.length === 0) {
        // Gets what others, or an interrupted run, have published.
        await follow(repository, plan.latest, choose);
        return review;
      }
      const commit = await storeCommit(repository, plan, message);
      await checkCode(repository, commit);
      try {
        await push(repository, commit);
      } catch (error) {
        const isOvertaken = (await fetchBranch(repository)) !== plan.latest;
        if (!isOvertaken) throw error;
        if (attempt === 2)
          throw new PublishError("Others published at the same moment. Nothing was changed. Publish again.");
        continue;
      }
      await advance(repository, commit, choose);
      const address = valueAt(readDocument(join(project, "data"), "site.json").value, ["address"]);
      return { ...review, address: String(address) };
    }
  });
}

/**
 * Brings what others have published to the folder. Publishes nothing.
 *
 * @param timeout in seconds, for the server
 * @returns whether the server had something new, and the conflicts; if there are any, the folder is unchanged
 * @throws {PublishError} if something else prevents it
 */
export function getLatest(
  project: string,
  { canAsk, choose, timeout }: Options & { timeout?: number },
): Promise<Pick<Plan, "conflicts"> & { isNew: boolean }> {
  return withRepository(project, canAsk, async (repository) => {
    const latest = await fetchBranch(repository, timeout);
    const { head, conflicts } = await makePlan(repository, latest, choose);
    if (await isWithin(repository.git, latest, head)) return { conflicts: [], isNew: false };
    if (!(await isWithin(repository.git, head, latest)))
      throw new PublishError(
        "This folder has commits that are not published. Publish; that also gets the latest.",
      );
    if (conflicts.length === 0) await follow(repository, latest, choose);
    return { conflicts, isNew: true };
  });
}

import type { Request, Response } from "express";
import { z } from "zod";
import { NewCodeError, PublishError } from "./git";
import { side } from "./merge";
import { codeOf, countChanges, getLatest, publish, review } from "./publish";
import { setIdentity, withRepository } from "./repository";

const body = z.object({
  action: z.enum(["count", "review", "publish", "latest"]),
  /** The choices for conflicts, by their keys. */
  choices: z.record(z.string(), side).default({}),
  message: z.string().trim().optional(),
  identity: z.object({ name: z.string().trim().min(1), email: z.email() }).optional(),
});

/**
 * Answers the requests of the page that publishes.
 *
 * @param inTurn runs work after the saves before it, and saves after it
 */
export function publishRequests(
  project: string,
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>,
) {
  /** The code in memory. */
  const code = codeOf(project);

  async function run({ action, choices, message, identity }: z.infer<typeof body>): Promise<object> {
    const options = { canAsk: false, choose: (key: string) => choices[key] };
    if (identity)
      await withRepository(project, false, (repository) =>
        setIdentity(repository, identity.name, identity.email),
      );
    if (action === "count") return { count: await countChanges(project) };
    if ((await codeOf(project)) !== (await code)) throw new NewCodeError();
    if (action === "review") return review(project, options);
    if (action === "latest") return getLatest(project, options);
    return publish(project, { ...options, message: message || undefined });
  }

  return async (request: Request, response: Response): Promise<void> => {
    try {
      const parsed = body.safeParse(request.body);
      if (!parsed.success) throw new PublishError("Write your name and an email address.");
      response.json(await inTurn(() => run(parsed.data)));
    } catch (error) {
      const isKnown = error instanceof PublishError;
      if (!isKnown) console.error(error);
      const message = isKnown
        ? error.message
        : "Something went wrong. The terminal of `npm run edit` says more.";
      const isAnonymous = Reflect.get(Object(error), "isAnonymous");
      response.status(422).json({ error: message, isAnonymous, hasNewCode: error instanceof NewCodeError });
    }
  };
}

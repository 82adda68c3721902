import type { NextFunction, Request, Response } from "express";
import { z } from "zod";
import { leftover } from "../../leftover.mjs";
import { explainFileError } from "../file-error";
import { valueAt } from "../read/place";
import type { ContentStore } from "./store";
import { ValidationError } from "./validation-error";

/** The requests of Decap CMS that change files. Decap's own server answers those that only read. */
const change = z.discriminatedUnion("action", [
  z.object({
    action: z.literal("persistEntry"),
    params: z.object({
      dataFiles: z.tuple([z.object({ path: z.string(), raw: z.string() })]),
      assets: z.array(z.object({ path: z.string(), content: z.base64() })),
      options: z.object({ newEntry: z.boolean() }),
    }),
  }),
  z.object({
    action: z.literal("persistMedia"),
    params: z.object({ asset: z.object({ path: z.string(), content: z.base64() }) }),
  }),
  z.object({ action: z.literal("deleteFiles"), params: z.object({ paths: z.array(z.string()) }) }),
]);

const reading = ["info", "entriesByFolder", "entriesByFiles", "getEntry", "getMedia", "getMediaFile"];

const entry = z.looseObject({ data: z.string(), file: z.looseObject({ path: z.string() }) });

function picture({ path, content }: { path: string; content: string }) {
  return { path, content: Buffer.from(content, "base64") };
}

/** Returns the answer, or the next request, which Decap's own server answers. */
async function applyRequest(
  store: ContentStore,
  { action, params }: z.infer<typeof change>,
): Promise<{ answer: object } | { next: object }> {
  if (action === "persistEntry") {
    const file = { ...params.dataFiles[0], isNew: params.options.newEntry };
    return { answer: { version: await store.save(file, params.assets.map(picture)) } };
  }
  if (action === "persistMedia") {
    const path = await store.upload(picture(params.asset));
    // Decap shows an uploaded picture at once, so its server has to read it.
    return { next: { action: "getMediaFile", params: { branch: "data", path } } };
  }
  await store.remove(params.paths);
  return { answer: {} };
}

/** Whether an entry or a picture of a list is a file that the site ignores. */
function isIgnored(item: unknown): boolean {
  return leftover.test(String(valueAt(item, ["file", "path"]) ?? valueAt(item, ["path"])));
}

function inForms(store: ContentStore, answer: unknown): unknown {
  if (Array.isArray(answer))
    return answer.filter((item) => !isIgnored(item)).map((item) => inForms(store, item));
  const found = entry.safeParse(answer);
  return found.success ? { ...found.data, data: store.read(found.data.file.path, found.data.data) } : answer;
}

/**
 * Checks and applies changes, and converts what Decap's own server reads to the format of the forms.
 *
 * @param project the folder to which the names of files in messages are relative
 */
export function contentRequests(store: ContentStore, project: string) {
  return async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    if (reading.includes(request.body?.action)) {
      const send = response.json.bind(response);
      response.json = (answer) => send(inForms(store, answer));
      next();
      return;
    }
    const parsed = change.safeParse(request.body);
    if (!parsed.success) {
      response.status(422).json({ error: "The visual editor cannot do that." });
      return;
    }
    try {
      const result = await applyRequest(store, parsed.data);
      if ("answer" in result) response.json(result.answer);
      else {
        request.body = result.next;
        next();
      }
    } catch (error) {
      const reason = explainFileError(error, project);
      const message =
        error instanceof ValidationError ? error.message : reason && `${reason} Nothing was saved.`;
      if (message === undefined) console.error(error);
      response.status(422).json({ error: message ?? "Something went wrong; nothing was written." });
    }
  };
}

/** Explains a request that is too large to be read. */
export function explainRequestError(
  error: { status?: number },
  _request: Request,
  response: Response,
  _next: NextFunction,
): void {
  const { status = 500 } = error;
  const isLarge = status === 413;
  if (!isLarge) console.error(error);
  response.status(status).json({
    error: isLarge
      ? "The pictures are too large together. Export each with a width of 4000 pixels. Or add fewer, save, reload this page, and add the others."
      : "Something went wrong; nothing was written.",
  });
}

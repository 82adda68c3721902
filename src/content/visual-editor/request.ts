import type { NextFunction, Request, Response } from "express";
import sharp from "sharp";
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

/** A picture in an answer of Decap's server. `id` is the hash of its content. */
const media = z.looseObject({ id: z.string(), path: z.string(), content: z.string() });

const previews = new Map<string, Promise<string>>();

/** Returns a smaller copy of the picture in Base64. Decap's server sends all pictures of a folder in one answer. */
async function previewOf({ path, content }: z.infer<typeof media>): Promise<string> {
  if (path.endsWith(".svg")) return content;
  try {
    const whole = sharp(Buffer.from(content, "base64")).autoOrient();
    const preview = await whole.resize({ width: 640, withoutEnlargement: true }).webp().toBuffer();
    return preview.toString("base64");
  } catch {
    // The content check reports pictures that cannot be read.
    return content;
  }
}

/** Returns the answer, or the next request, which Decap's own server answers. */
async function applyRequest(
  store: ContentStore,
  { action, params }: z.infer<typeof change>,
  signal: AbortSignal,
): Promise<{ answer: object } | { next: object }> {
  if (action === "persistEntry") {
    const file = { ...params.dataFiles[0], isNew: params.options.newEntry };
    return { answer: { version: await store.save(file, params.assets.map(picture), signal) } };
  }
  if (action === "persistMedia") {
    const path = await store.upload(picture(params.asset), signal);
    // Decap shows an uploaded picture at once, so its server has to read it.
    return { next: { action: "getMediaFile", params: { branch: "data", path } } };
  }
  await store.remove(params.paths, signal);
  return { answer: {} };
}

/** Whether an entry or a picture of a list is a file that the site ignores. */
function isIgnored(item: unknown): boolean {
  return leftover.test(String(valueAt(item, ["file", "path"]) ?? valueAt(item, ["path"])));
}

async function inForms(store: ContentStore, answer: unknown): Promise<unknown> {
  if (Array.isArray(answer))
    return Promise.all(answer.filter((item) => !isIgnored(item)).map((item) => inForms(store, item)));
  const found = entry.safeParse(answer).data;
  if (found) return { ...found, data: store.read(found.file.path, found.data) };
  const picture = media.safeParse(answer).data;
  if (!picture) return answer;
  const preview = previews.get(picture.id) ?? previewOf(picture);
  previews.set(picture.id, preview);
  return { ...picture, content: await preview };
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
      response.json = (answer) => {
        inForms(store, answer).then(send, next);
        return response;
      };
      next();
      return;
    }
    const parsed = change.safeParse(request.body);
    if (!parsed.success) {
      response.status(422).json({ error: "The visual editor cannot do that." });
      return;
    }
    // Decap cancels a request after a minute, and says that nothing was saved. Then nothing may be written.
    const gone = new AbortController();
    response.on("close", () => gone.abort());
    try {
      const result = await applyRequest(store, parsed.data, gone.signal);
      if ("answer" in result) response.json(result.answer);
      else {
        request.body = result.next;
        next();
      }
    } catch (error) {
      if (gone.signal.aborted) return;
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

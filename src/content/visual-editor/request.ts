import type { NextFunction, Request, Response } from "express";
import { z } from "zod";
import type { ContentStore } from "./store";
import { ValidationError } from "./validation-error";

/** The requests of Decap CMS that change files. Decap's own server answers those that only read. */
const change = z.discriminatedUnion("action", [
  z.object({
    action: z.literal("persistEntry"),
    params: z.object({
      dataFiles: z.array(z.object({ path: z.string(), raw: z.string() })).min(1),
      assets: z.array(z.object({ path: z.string(), content: z.base64() })),
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

async function applyRequest(store: ContentStore, { action, params }: z.infer<typeof change>): Promise<void> {
  if (action === "persistEntry") await store.save(params.dataFiles, params.assets.map(picture));
  else if (action === "persistMedia") await store.save([], [picture(params.asset)]);
  else await store.remove(params.paths);
}

function inForms(store: ContentStore, answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map((item) => inForms(store, item));
  const found = entry.safeParse(answer);
  return found.success ? { ...found.data, data: store.read(found.data.file.path, found.data.data) } : answer;
}

/** Checks and applies changes, and converts what Decap's own server reads to the format of the forms. */
export function contentRequests(store: ContentStore) {
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
      await applyRequest(store, parsed.data);
      // Decap shows an uploaded picture at once, so its server has to read it.
      if (parsed.data.action === "persistMedia") {
        request.body = {
          action: "getMediaFile",
          params: { branch: "data", path: parsed.data.params.asset.path },
        };
        next();
      } else response.json({ message: "done" });
    } catch (error) {
      if (!(error instanceof ValidationError)) console.error(error);
      const message =
        error instanceof ValidationError ? error.message : "Something went wrong; nothing was written.";
      response.status(422).json({ error: message });
    }
  };
}

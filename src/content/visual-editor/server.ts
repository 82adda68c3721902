import { once } from "node:events";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import express from "express";
import { type Answer, publish, review, tryLatest } from "../publish/publish";
import { editorConfig } from "./config";
import { onlyFrom, setHeaders } from "./guard";
import { answer } from "./request";
import { ContentStore } from "./store";
import { ValidationError } from "./validation-error";

const page = fileURLToPath(new URL("page", import.meta.url));

/** The folder with the bundle of Decap CMS and the chunks that it loads later. */
const decap = path.dirname(createRequire(import.meta.url).resolve("decap-cms/dist/decap-cms.js"));

/**
 * Serves the visual editor to this machine only.
 *
 * @param project the folder of package.json
 * @param siteAddress the address of `gatsby develop`
 * @returns a function that stops the server
 */
export async function serveEditor(
  project: string,
  address: string,
  siteAddress: string,
): Promise<() => Promise<void>> {
  const directory = path.join(project, "data");
  const store = new ContentStore(directory, path.join(project, ".cache/visual-editor"));
  const app = express();
  app.disable("x-powered-by");
  app.use(onlyFrom(address), setHeaders);
  app.get("/config.json", (_request, response) => {
    response.json(editorConfig(directory, siteAddress));
  });
  app.use(express.static(page));
  app.use("/decap", express.static(decap));
  app.use(express.static(directory, { index: false }));
  // A tab uploads all its new pictures with each save. Node allows no longer text than that.
  app.post("/api/v1", express.json({ limit: "500mb" }), async (request, response) => {
    try {
      response.json(await answer(store, request.body));
    } catch (error) {
      // The others are those of the disk. They name the file and the reason.
      if (!(error instanceof ValidationError)) console.error(error);
      response.status(422).json({ error: error instanceof Error ? error.message : String(error) });
    }
  });
  let outcome: Answer | undefined;
  app.post(
    "/publish/:action(review|latest|publish|mine|theirs)",
    async ({ params: { action } }, response) => {
      const side = (["mine", "theirs"] as const).find((name) => name === action);
      const act = action === "review" ? review : action === "latest" ? tryLatest : publish;
      const work = () => act(project, 120, side).catch(({ message }): Answer => ({ message }));
      // This server may know only the former code.
      if (!outcome?.hasNewCode) outcome = await store.inTurn(work);
      response.json(outcome);
    },
  );
  const { hostname, port } = new URL(address);
  const server = app.listen(Number(port), hostname);
  await once(server, "listening");
  return () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  };
}

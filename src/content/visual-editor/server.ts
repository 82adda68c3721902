import { once } from "node:events";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { registerLocalFs } from "decap-server/dist/middlewares";
import express from "express";
import { maxBytes } from "../cross-check/picture/picture-fact";
import { type Answer, publish, review, tryLatest } from "../publish/publish";
import { editorConfig } from "./config";
import { onlyFrom, setHeaders } from "./guard";
import { contentRequests, explainRequestError } from "./request";
import { ContentStore } from "./store";

/**
 * The largest request in bytes: four pictures, which Base64 makes a third longer, and the texts. A tab uploads its new
 * pictures again with each save.
 */
const maxRequest = (4 * maxBytes * 4) / 3 + 1_000_000;

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
  app.post("/api/v1", express.json({ limit: maxRequest }), contentRequests(store, project));
  let answer: Answer | undefined;
  app.post(
    "/publish/:action(review|latest|publish|mine|theirs)",
    async ({ params: { action } }, response) => {
      const side = (["mine", "theirs"] as const).find((name) => name === action);
      const act = action === "review" ? review : action === "latest" ? tryLatest : publish;
      const work = () => act(project, 120, side).catch(({ message }): Answer => ({ message }));
      // This server may know only the former code.
      if (!answer?.hasNewCode) answer = await store.inTurn(work);
      response.json(answer);
    },
  );
  process.env.GIT_REPO_DIRECTORY = directory;
  await registerLocalFs(app, { logLevel: "error" });
  app.use(explainRequestError);
  const { hostname, port } = new URL(address);
  const server = app.listen(Number(port), hostname);
  await once(server, "listening");
  return () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  };
}

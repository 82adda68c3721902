/** Decap's own server for a folder on this machine; the package has no types. */
declare module "decap-server/dist/middlewares" {
  import type { Express } from "express";

  /** Answers `/api/v1` of an app with the files of the folder that GIT_REPO_DIRECTORY names. */
  export function registerLocalFs(app: Express, options?: { logLevel?: string }): Promise<void>;
}

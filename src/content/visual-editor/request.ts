import type { ContentStore } from "./store";
import { ValidationError } from "./validation-error";

type Asset = { path: string; content: string };

/** The requests of Decap CMS. Only the page of the editor can send them (guard.ts). */
type Question =
  | { action: "entriesByFolder"; params: { folder: string } }
  | { action: "entriesByFiles"; params: { files: { path: string; label: string }[] } }
  | { action: "getEntry"; params: { path: string } }
  | { action: "getMedia"; params: { mediaFolder: string } }
  | {
      action: "persistEntry";
      params: {
        dataFiles: [{ path: string; raw: string }];
        assets: Asset[];
        options: { newEntry: boolean };
      };
    }
  | { action: "persistMedia"; params: { asset: Asset } }
  | { action: "deleteFiles"; params: { paths: string[] } };

const picture = ({ path, content }: Asset) => ({ path, content: Buffer.from(content, "base64") });

/** Answers as Decap's own server does, but in the format of the forms, and checks changes. */
export async function answer(store: ContentStore, { action, params }: Question): Promise<unknown> {
  const entry = (path: string, label?: string) => ({
    data: store.read(path),
    file: { path, label, id: null },
  });
  switch (action) {
    case "entriesByFolder":
      return store
        .filesIn(params.folder)
        .filter((path) => path.endsWith(".json"))
        .map((path) => entry(path));
    case "entriesByFiles":
      return params.files.map(({ path, label }) => entry(path, label));
    case "getEntry":
      return entry(params.path);
    case "getMedia":
      return { paths: store.filesIn(params.mediaFolder).filter((path) => !path.endsWith(".json")) };
    case "persistEntry": {
      const file = { ...params.dataFiles[0], isNew: params.options.newEntry };
      return { version: await store.save(file, params.assets.map(picture)) };
    }
    case "persistMedia":
      return { path: await store.upload(picture(params.asset)) };
    case "deleteFiles":
      await store.remove(params.paths);
      return {};
    default:
      throw new ValidationError("The visual editor cannot do that.");
  }
}

import { kindOf } from "../kind/kind";
import { type ContentStore, isPicture } from "./store";
import { ValidationError } from "./validation-error";

type Asset = { path: string; content: string };

/** The requests of the editor's page. No other page can send them (guard.ts). */
type Question =
  | { action: "entriesByFolder"; params: { folder: string } }
  | { action: "entriesByFiles"; params: { files: { path: string; label: string }[] } }
  | { action: "getEntry"; params: { path: string } }
  | { action: "getMedia"; params: { mediaFolder: string } }
  | { action: "persistEntry"; params: { path: string; form: unknown; isNew: boolean; pictures: Asset[] } }
  | { action: "persistMedia"; params: { asset: Asset } }
  | { action: "deleteFiles"; params: { paths: string[] } };

const picture = ({ path, content }: Asset) => ({ path, content: Buffer.from(content, "base64") });

/** Reads and writes content in the format of the forms. Checks changes. */
export async function answer(store: ContentStore, { action, params }: Question): Promise<unknown> {
  const entry = (path: string, label?: string) => ({ data: store.read(path), file: { path, label } });
  switch (action) {
    case "entriesByFolder":
      return store.filesIn(params.folder).flatMap((path) => (kindOf(path) ? entry(path) : []));
    case "entriesByFiles":
      return params.files.map(({ path, label }) => entry(path, label));
    case "getEntry":
      return entry(params.path);
    case "getMedia":
      return store.filesIn(params.mediaFolder).filter(isPicture);
    case "persistEntry":
      return store.save(params, params.pictures.map(picture));
    case "persistMedia":
      return store.upload(picture(params.asset));
    case "deleteFiles":
      return store.remove(params.paths);
    default:
      throw new ValidationError("The visual editor cannot do that.");
  }
}

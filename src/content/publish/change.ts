import diff from "microdiff";
import { leftover } from "../../leftover.mjs";
import { parseDocument, readDocument } from "../read/document";
import type { Path } from "../read/position";
import { fieldInForm } from "../visual-editor/validation-error";
import type { Git } from "./git";
import { keyOf } from "./merge-json.mjs";

/** The name of an entry, and the text that names its field and the values. */
export type Change = { entry: string; text: string };

/** Returns the new files of `data/`, also those that git ignores. */
export async function newFiles(git: Git): Promise<string[]> {
  const files = (await git("ls-files", "-z", "--others", "--", "data")).split("\0");
  return files.filter((file) => file && !file.split("/").some((name) => leftover.test(name)));
}

/** Names entries by their keys or texts, not by numbers, so that a new one does not change all that follow. */
function withKeys(content: unknown) {
  return JSON.parse(JSON.stringify(content), (_, value) => {
    if (!Array.isArray(value)) return value;
    return Object.fromEntries(value.map((entry) => [keyOf(entry) ?? JSON.stringify(entry), entry]));
  });
}

function textOf(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value ?? "–");
  return Object.values(value).map(textOf).join(", ");
}

/** Names a field. For an entry without a key, this is its list. @param values by names, such as "before" */
export function changeOf(path: string, content: unknown, field: Path = [], values: object = {}): Change {
  const form = { file: path.replace("data/", ""), name: Object(content).name };
  const lines = Object.entries(values).map(([name, value]) => `\n  ${name}: ${textOf(value)}`);
  const text = fieldInForm({ ...form, path: field.filter((key) => !/^["{]/.test(String(key))) });
  return { entry: fieldInForm(form), text: text + lines.join("") };
}

/** Returns what has changed in `data/` since a commit. */
export async function changesSince(git: Git, folder: string, commit: string): Promise<Change[]> {
  const tracked = (await git("diff", "-z", "--name-only", "--no-renames", commit, "--", "data")).split("\0");
  const changes: Change[] = [];
  for (const file of [...tracked.slice(0, -1), ...(await newFiles(git))]) {
    const isForm = file.endsWith(".json");
    const text = isForm ? await git("cat-file", "--filters", `${commit}:${file}`).catch(() => "") : "";
    const former = parseDocument(file, text).value;
    const present = isForm ? readDocument(folder, file).value : undefined;
    const fields = former && present ? diff(withKeys(former), withKeys(present)) : [];
    for (const field of fields) {
      const { path, oldValue: before, value: after } = { oldValue: undefined, value: undefined, ...field };
      changes.push(changeOf(file, present, path, { before, after }));
    }
    if (fields.length === 0) changes.push(changeOf(file, present ?? former));
  }
  return changes;
}

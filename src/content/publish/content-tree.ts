import { join } from "node:path";
import { dataPath } from "../../data-path";
import { filesOf as filesIn } from "../../file-list";
import { leftover } from "../../leftover.mjs";
import { withSource } from "../check";
import { parseDocument } from "../read/document";
import { formatReport } from "../report/format-report";
import { checkSyntax } from "../syntax/syntax";
import { toJson } from "../to-json";
import { type Git, PublishError } from "./git";
import { type Clash, mergeValues, type Side } from "./merge";

/** The files of `data/` in a commit or in the folder: what git calls their mode and object, by their paths. */
export type Files = Map<string, { mode: string; id: string }>;

export type FileClash = Clash & { file: string };

export async function filesOf(git: Git, tree: string): Promise<Files> {
  const list = (await git(["ls-tree", "-rz", tree, "--", "data/"])).split("\0").filter(Boolean);
  return new Map(
    list.map((line) => {
      const [, mode = "", id = "", file = ""] = /^(\d+) \w+ (\w+)\tdata\/(.*)$/s.exec(line) ?? [];
      return [file, { mode, id }];
    }),
  );
}

/**
 * Returns the files with the names that they have on the disk. On Windows and macOS, git keeps the former name of a
 * file that was renamed only in its capitals.
 *
 * @param names the names on the disk
 */
export function withNamesOnDisk(files: Files, names: readonly string[]): Files {
  const exact = new Set(names.map((name) => name.normalize()));
  const others = new Map([...exact].map((name) => [name.toLowerCase(), name]));
  const nameOf = (file: string) => {
    const name = file.normalize();
    return exact.has(name) ? file : (others.get(name.toLowerCase()) ?? file);
  };
  return new Map([...files].map(([file, entry]) => [nameOf(file), entry]));
}

/** Git's modes of files start with 100, those of links with 120. */
const isFile = (mode: string) => mode.startsWith("100");

/**
 * Stores the files of `data/` in the repository as they are on the disk, without changing its index. New files that
 * systems leave behind are left out.
 *
 * @throws {PublishError} if one is a link
 * @param project the folder of `data/`
 * @param index a file for a temporary index
 */
export async function filesOnDisk(git: Git, project: string, index: string): Promise<Files> {
  await git(["read-tree", "HEAD"], { index });
  await git(["add", "-A", "--", "data"], { index });
  const [committed, files] = [
    await filesOf(git, "HEAD"),
    await filesOf(git, await git(["write-tree"], { index })),
  ];
  const isLeftover = (file: string) => file.split("/").some((name) => leftover.test(name));
  const kept = new Map([...files].filter(([file]) => committed.has(file) || !isLeftover(file)));
  const link = [...kept].find(([, { mode }]) => !isFile(mode))?.[0];
  if (link)
    throw new PublishError(
      `${dataPath(link)} is a link to another place, which exists only on this computer. Put the file itself there.`,
    );
  const data = join(project, "data");
  return withNamesOnDisk(
    kept,
    filesIn(data).map((path) => path.slice(data.length + 1)),
  );
}

/**
 * Stores a tree: a commit with other files in `data/`.
 *
 * @param index a file for the index of the tree; by default, the repository's own index is changed
 */
export async function writeTree(git: Git, commit: string, files: Files, index?: string): Promise<string> {
  if (index) await git(["read-tree", commit], { index });
  const present = await filesOf(git, index ? commit : await git(["write-tree"]));
  const removed = [...present]
    .filter(([file]) => !files.has(file))
    .map(([file, { id }]) => `0 ${id}\tdata/${file}\0`);
  const added = [...files].map(([file, { mode, id }]) => `${mode} ${id}\tdata/${file}\0`);
  await git(["update-index", "-z", "--index-info"], { index, input: [...removed, ...added].join("") });
  return git(["write-tree"], { index });
}

export async function textOf(git: Git, id: string): Promise<string> {
  return (await git.bytes(["cat-file", "blob", id])).toString().replace(/^\ufeff/, "");
}

/**
 * Returns the text of two versions of a JSON file brought together, or undefined if one cannot be parsed.
 *
 * @throws {PublishError} if that is the version of this folder
 */
async function mergeTexts(
  git: Git,
  file: string,
  ids: readonly (string | undefined)[],
  decide: (clash: FileClash) => Side,
): Promise<string | undefined> {
  if (!file.endsWith(".json")) return undefined;
  const texts = await Promise.all(ids.map((id) => (id === undefined ? "{}" : textOf(git, id))));
  const [base, mine, theirs] = texts.map((text) => parseDocument(file, text));
  if (!base || !mine || !theirs) return undefined;
  const mistakes = checkSyntax(mine);
  if (mistakes.length > 0)
    throw new PublishError(
      `Others have changed ${dataPath(file)} too. In this folder it has a mistake: correct it first.\n\n${formatReport(withSource(mistakes, [mine]))}`,
    );
  if ([base, theirs].some((document) => checkSyntax(document).length > 0)) return undefined;
  const value = mergeValues(base.value, mine.value, theirs.value, (clash) => decide({ ...clash, file }));
  return toJson(value);
}

/** Returns the files with what both sides have changed since `base`. */
export async function mergeFiles(
  git: Git,
  base: Files,
  mine: Files,
  theirs: Files,
  decide: (clash: FileClash) => Side,
): Promise<Files> {
  const merged: Files = new Map();
  for (const file of new Set([...theirs.keys(), ...mine.keys()])) {
    const [former, own, other] = [base.get(file), mine.get(file), theirs.get(file)];
    let chosen = former?.id === own?.id ? other : own;
    if (former?.id !== own?.id && former?.id !== other?.id && own?.id !== other?.id) {
      const text = own && other && (await mergeTexts(git, file, [former?.id, own.id, other.id], decide));
      if (text === undefined) {
        if (decide({ file, path: [], mine: own, theirs: other }) === "theirs") chosen = other;
      } else {
        const id = await git(["hash-object", "-w", "--stdin"], { input: text });
        chosen = own && { ...own, id };
      }
    }
    if (chosen) merged.set(file, chosen);
  }
  return merged;
}

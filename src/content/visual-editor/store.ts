import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, normalize, parse } from "node:path/posix";
import { isDeepStrictEqual } from "node:util";
import { dataPath } from "../../data-path";
import { entriesOf } from "../../file-list";
import { checkContent } from "../check";
import { sameName } from "../cross-check/picture/check-pictures";
import type { Diagnostic } from "../diagnostic/diagnostic";
import { fieldName, quote } from "../diagnostic/wording";
import { type Kind, kindOf } from "../kind/kind";
import { contentFiles, type FileChange } from "../read/content-file";
import { readDocument } from "../read/document";
import { valueAt } from "../read/position";
import { pictureFile } from "../schema/picture-field";
import { checkSyntax } from "../syntax/syntax";
import { toJson } from "../to-json";
import { pictureSuggestion } from "../validate/suggestion";
import { fromForm, toForm, versionField } from "./convert-form";
import { listProgram } from "./list-program";
import { usedPictureError, ValidationError, validationErrorOf } from "./validation-error";

type FormFile = { path: string; form: unknown; isNew: boolean };

type Picture = { path: string; content: Buffer };

/** No path leads out of the content: `kindOf` and `pictureFile` accept none with dots as the name of a folder. */
function knownKind(path: string): Kind {
  const kind = kindOf(path);
  if (kind === undefined) throw new ValidationError(`The site uses no file data/${path}.`);
  return kind;
}

export const isPicture = (path: string) => pictureFile.test(path);

function knownPicture(path: string): string {
  if (isPicture(path)) return path;
  const suggestion = pictureSuggestion(path, isPicture) ?? "Give it a name of letters, digits and hyphens.";
  throw new ValidationError(`The site cannot use a picture called ${quote(basename(path))}. ${suggestion}`);
}

function versionOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

function identity({ file, path = [], message }: Diagnostic): string {
  return [file, fieldName(path), message].join("\n");
}

export class ContentStore {
  readonly #directory: string;
  readonly #scratch: string;
  #last: Promise<unknown> = Promise.resolve();

  /** @param scratch a folder on the same disk as the content, for incomplete files */
  constructor(directory: string, scratch: string) {
    this.#directory = directory;
    this.#scratch = scratch;
  }

  filesIn(folder: string): string[] {
    return contentFiles(this.#directory).filter((file) => dirname(file) === normalize(folder));
  }

  /**
   * Returns a file as JSON for its form, or its text if it cannot be parsed. The form contains the version of
   * the file, because a tab can keep it for days.
   */
  read(path: string): string {
    const kind = knownKind(path);
    const document = readDocument(this.#directory, path);
    if (checkSyntax(document).length > 0) return document.text;
    const form = Object(toForm(kind, path, document.value));
    return JSON.stringify({ ...form, [versionField]: versionOf(document.text) });
  }

  /**
   * Writes a form and the uploaded pictures that it names.
   *
   * @returns the version of the file that was written
   * @throws {ValidationError} if the file has changed since the form was opened, or if the change would add a
   *   problem to the content; then nothing is written
   */
  save({ path, form, isNew }: FormFile, pictures: readonly Picture[]): Promise<string> {
    const version = isNew ? undefined : valueAt(form, [versionField]);
    return this.inTurn(async () => {
      const change = await this.#apply(() => this.#changeOf(path, form, version, pictures));
      return versionOf(String(change.get(path)));
    });
  }

  /** Returns the path under which the picture was stored. */
  upload({ path, content }: Picture): Promise<string> {
    return this.inTurn(async () => {
      const free = this.#freePath({ path: knownPicture(path), content });
      this.#write(new Map([[free, content]]));
      return free;
    });
  }

  /** @throws {ValidationError} if the content uses one of the pictures */
  remove(paths: readonly string[]): Promise<unknown> {
    const derive = (): FileChange => new Map(paths.map((path) => [knownPicture(path), null]));
    return this.inTurn(() => this.#apply(derive, usedPictureError));
  }

  /** Runs one change after another, because each change is checked against the result of the previous one. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => {});
    return turn;
  }

  /** Returns the path of an uploaded picture, or the next free one, because it must not replace another picture. */
  #freePath({ path, content }: Picture): string {
    const { dir, name, ext } = parse(path.normalize());
    const entries = entriesOf(join(this.#directory, dir));
    for (let number = 1; ; number += 1) {
      const candidate = `${name}${number === 1 ? "" : `-${number}`}${ext}`;
      const free = join(dir, candidate);
      const twin = entries.find((entry) => sameName(entry.name, candidate));
      // A tab uploads its new pictures again with each save.
      const isSame = twin?.isFile() && twin.name === candidate;
      if (!twin || (isSame && readFileSync(join(this.#directory, free)).equals(content))) return free;
    }
  }

  /** @param version the version of the file that the form was made from; undefined for a new file */
  #changeOf(path: string, form: unknown, version: unknown, pictures: readonly Picture[]): FileChange {
    const kind = knownKind(path);
    const change = new Map<string, string | Buffer>();
    const isThere = existsSync(join(this.#directory, path));
    const document = readDocument(this.#directory, path);
    const broken = isThere ? checkSyntax(document) : [];
    if (broken.length > 0) throw validationErrorOf(broken);
    if (version !== (isThere ? versionOf(document.text) : undefined))
      throw new ValidationError(
        `${dataPath(path)} was changed or deleted after you opened it, in another tab or in the file. To keep that change, your form was not saved. Your text is still in this form. Open the entry in a second tab, copy your changes into it from here, and save there. Then close this tab.`,
      );
    const storedAs = (name: string) => {
      const picture = pictures.find((candidate) => basename(candidate.path) === name);
      // The check explains the names of other files.
      if (!picture || !isPicture(name)) return name;
      const free = this.#freePath({ path: join(dirname(path), name), content: picture.content });
      change.set(free, picture.content);
      return basename(free);
    };
    const content = fromForm(kind, path, form, storedAs);
    change.set(path, toJson(content));
    return isThere ? change : new Map([...change, ...listProgram(this.#directory, content)]);
  }

  /** Returns the problems that a change would add to the content. */
  async #problemsOf(change: FileChange): Promise<Diagnostic[]> {
    const diagnostics = await checkContent(this.#directory, change);
    if (diagnostics.length === 0) return [];
    const before = new Set((await checkContent(this.#directory)).map(identity));
    return diagnostics.filter((diagnostic) => !before.has(identity(diagnostic)));
  }

  async #apply(derive: () => FileChange, errorOf = validationErrorOf): Promise<FileChange> {
    const change = derive();
    const problems = await this.#problemsOf(change);
    // Files may have changed during the check, which takes a second.
    if (!isDeepStrictEqual(derive(), change)) return this.#apply(derive, errorOf);
    if (problems.length > 0) throw errorOf(problems);
    this.#write(change);
    return change;
  }

  /** Renames complete files, so that `gatsby develop` never reads a partial one, and a full disk loses none. */
  #write(change: FileChange): void {
    mkdirSync(this.#scratch, { recursive: true });
    const files = [...change].map(([path, content], index) => ({
      content,
      complete: join(this.#scratch, String(index)),
      target: join(this.#directory, path),
    }));
    for (const { content, complete } of files) if (content !== null) writeFileSync(complete, content);
    for (const { content, complete, target } of files)
      if (content === null) rmSync(target, { force: true });
      else renameSync(complete, target);
  }
}

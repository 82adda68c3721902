import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join, parse } from "node:path/posix";
import { isDeepStrictEqual } from "node:util";
import { dataPath } from "../../data-path";
import { entriesOf } from "../../file-list";
import { sameName } from "../cross-check/picture/check-pictures";
import { quote } from "../diagnostic/wording";
import { type Change, newDiagnostics, writeChange } from "../file-change";
import { type Kind, kindOf } from "../kind/kind";
import { readDocument } from "../read/document";
import { valueAt } from "../read/place";
import { pictureFile } from "../schema/picture-field";
import { checkSyntax } from "../syntax/syntax";
import { toJson } from "../to-json";
import { pictureSuggestion } from "../validate/suggestion";
import { fromForm, toForm, versionField } from "./convert-form";
import { listProgram } from "./list-program";
import { usedPictureError, ValidationError, validationErrorOf } from "./validation-error";

/** `raw` is the content of the file as the JSON text of its form. */
type FormFile = { path: string; raw: string; isNew: boolean };

type Picture = { path: string; content: Buffer };

// Folders have no dots, so that no path leads out of the content on any system.
const fileName = /^(?:[\w-]+\/)*[\w-]+\.json$/;

function knownKind(path: string): Kind {
  const kind = fileName.test(path) ? kindOf(path) : undefined;
  if (kind === undefined) throw new ValidationError(`The site uses no file data/${path}.`);
  return kind;
}

const isPicture = (path: string) => pictureFile.test(path);

function knownPicture(path: string): string {
  if (isPicture(path)) return path;
  const suggestion = pictureSuggestion(path, isPicture) ?? "Give it a name of letters, digits and hyphens.";
  throw new ValidationError(`The site cannot use a picture called ${quote(basename(path))}. ${suggestion}`);
}

function versionOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
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

  /**
   * Returns a file as JSON for its form, or its text if it cannot be parsed. The form contains the version of
   * the file, because a tab can keep it for days, and Decap CMS keeps forms that were not saved.
   */
  read(path: string, text: string): string {
    const kind = kindOf(path);
    const document = readDocument(this.#directory, path);
    if (kind === undefined || checkSyntax(document).length > 0) return text;
    const version = versionOf(document.bom + document.text);
    return JSON.stringify({ ...Object(toForm(kind, path, document.value)), [versionField]: version });
  }

  /**
   * Writes a form and the uploaded pictures that it names.
   *
   * @returns the version of the file that was written
   * @throws {ValidationError} if the file has changed since the form was opened, or if the change would add a
   *   problem to the content; then nothing is written
   * @param signal aborts a change that is not yet written
   */
  save({ path, raw, isNew }: FormFile, pictures: readonly Picture[], signal?: AbortSignal): Promise<string> {
    return this.inTurn(async () => {
      const form: unknown = JSON.parse(raw);
      const version = isNew ? undefined : String(valueAt(form, [versionField]));
      const change = await this.#apply(() => this.#changeOf(path, form, version, pictures), signal);
      return versionOf(String(change.get(path)));
    });
  }

  /** Returns the path under which the picture was stored. */
  upload({ path, content }: Picture, signal?: AbortSignal): Promise<string> {
    return this.inTurn(async () => {
      const picture = { path: knownPicture(path), content };
      const change = await this.#apply(() => new Map([[this.#freePath(picture), content]]), signal);
      return String([...change.keys()][0]);
    });
  }

  /** @throws {ValidationError} if the content uses one of the pictures */
  remove(paths: readonly string[], signal?: AbortSignal): Promise<unknown> {
    const derive = (): Change => new Map(paths.map((path) => [knownPicture(path), null]));
    return this.inTurn(() => this.#apply(derive, signal, usedPictureError));
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
  #changeOf(path: string, form: unknown, version: string | undefined, pictures: readonly Picture[]): Change {
    const kind = knownKind(path);
    const change: Change = new Map();
    const document = existsSync(join(this.#directory, path))
      ? readDocument(this.#directory, path)
      : undefined;
    const storedAs = (name: string) => {
      const picture = pictures.find((candidate) => basename(candidate.path) === name);
      // The check explains the names of other files.
      if (!picture || !isPicture(name)) return name;
      const free = this.#freePath({ path: join(dirname(path), name), content: picture.content });
      change.set(free, picture.content);
      return basename(free);
    };
    const content = fromForm(kind, path, form, storedAs, document?.value);
    if (!document) {
      if (version !== undefined)
        throw new ValidationError(
          `${dataPath(path)} was deleted after you opened it, so it was not saved. Your text is still in this form. Put the file back and save again, or copy your text from here.`,
        );
      change.set(path, toJson(content));
      return new Map([...change, ...listProgram(this.#directory, path, content)]);
    }
    const broken = checkSyntax(document);
    if (broken.length > 0) throw validationErrorOf(broken);
    const text = document.bom + document.text;
    const before = fromForm(kind, path, toForm(kind, path, document.value));
    if (isDeepStrictEqual(before, content)) return change.set(path, text);
    if (version !== versionOf(text))
      throw new ValidationError(
        `${dataPath(path)} was changed after you opened it, in another tab or in the file. To keep that change, your form was not saved. Your text is still in this form. Open the entry in a second tab (if it asks about a backup, choose Cancel), copy your changes into it from here, and save there. Then close this tab.`,
      );
    return change.set(path, toJson(content));
  }

  /** @param derive is called again after the check, which takes seconds, because files may have changed */
  async #apply(derive: () => Change, signal?: AbortSignal, errorOf = validationErrorOf): Promise<Change> {
    signal?.throwIfAborted();
    const change = derive();
    const diagnostics = await newDiagnostics(this.#directory, change);
    signal?.throwIfAborted();
    if (!isDeepStrictEqual(derive(), change)) return this.#apply(derive, signal, errorOf);
    if (diagnostics.length > 0) throw errorOf(diagnostics);
    writeChange(this.#directory, this.#scratch, change);
    return change;
  }
}

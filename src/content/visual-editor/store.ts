import { existsSync, mkdirSync, renameSync } from "node:fs";
import { dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { type Kind, kindOf } from "../kind/kind";
import { readDocument } from "../read/document";
import { checkSyntax } from "../syntax/syntax";
import { applyChange, type Change, newDiagnostics } from "./dry-run";
import { fromForm, toForm } from "./form";
import { listProgram } from "./list-program";
import { printJson } from "./print";
import { ValidationError, validationErrorOf } from "./validation-error";

/** `raw` is the content of the file as the JSON text of its form. */
type FormFile = { path: string; raw: string };

const pictureName = /^(?:[a-z0-9-]+\/)*[a-z0-9][a-z0-9._-]*\.(?:jpe?g|png|webp|svg)$/;

// Folders have no dots, so that no path leads out of the content on any system.
const fileName = /^(?:[\w-]+\/)*[\w-]+\.json$/;

function knownKind(path: string): Kind {
  const kind = fileName.test(path) ? kindOf(path) : undefined;
  if (kind === undefined) throw new ValidationError(`The site uses no file data/${path}.`);
  return kind;
}

function knownPicture(path: string): string {
  if (pictureName.test(path)) return path;
  throw new ValidationError(
    `A picture cannot be called "${path}": its name has small letters, digits and hyphens, and ends in jpg, jpeg, png, webp or svg.`,
  );
}

export class ContentStore {
  readonly #directory: string;
  readonly #scratch: string;
  /** The text of each file, without a byte order mark, when the page of the editor last received it. */
  readonly #given = new Map<string, string>();
  #last: Promise<void> = Promise.resolve();

  /** @param scratch a folder on the same disk as the content, for incomplete files */
  constructor(directory: string, scratch: string) {
    this.#directory = directory;
    this.#scratch = scratch;
  }

  /** Returns a file as JSON for its form, or its text if it cannot be parsed. */
  read(path: string, text: string): string {
    const kind = kindOf(path);
    const document = readDocument(this.#directory, path);
    this.#given.set(path, document.text);
    if (kind === undefined || checkSyntax(document).length > 0) return text;
    return JSON.stringify(toForm(kind, path, document.value));
  }

  /** @throws {ValidationError} if the change would add a problem to the content; then nothing is written */
  save(files: readonly FormFile[], pictures: readonly { path: string; content: Buffer }[]): Promise<void> {
    return this.#inTurn(async () => {
      const change: Change = new Map(pictures.map(({ path, content }) => [knownPicture(path), content]));
      for (const file of files) {
        for (const [path, text] of this.#changeOf(file)) change.set(path, text);
      }
      await this.#apply(change);
      for (const { path } of files) this.#given.set(path, readDocument(this.#directory, path).text);
    });
  }

  /** @throws {ValidationError} if the content uses one of the pictures */
  remove(paths: readonly string[]): Promise<void> {
    return this.#inTurn(() => this.#apply(new Map(paths.map((path) => [knownPicture(path), null]))));
  }

  /** Runs one change after another, because each change is checked against the result of the previous one. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => {});
    return turn;
  }

  #changeOf({ path, raw }: FormFile): Change {
    const kind = knownKind(path);
    const content = fromForm(kind, path, JSON.parse(raw));
    if (!existsSync(join(this.#directory, path)))
      return new Map([[path, printJson(content)], ...listProgram(this.#directory, path, content)]);
    const document = readDocument(this.#directory, path);
    const given = this.#given.get(path);
    if (given !== undefined && given !== document.text)
      throw new ValidationError(
        `data/${path} has been changed elsewhere since you opened it. Reload the page, then make your change again.`,
      );
    const before = fromForm(kind, path, toForm(kind, path, document.value));
    return isDeepStrictEqual(before, content) ? new Map() : new Map([[path, printJson(content, document)]]);
  }

  async #apply(change: Change): Promise<void> {
    const diagnostics = await newDiagnostics(this.#directory, change);
    if (diagnostics.length > 0) throw validationErrorOf(diagnostics);
    applyChange(this.#scratch, change);
    for (const [path, content] of change) {
      const place = join(this.#directory, path);
      mkdirSync(dirname(place), { recursive: true });
      // Rename a complete file, so that `gatsby develop` never reads a partial one.
      if (content === null) applyChange(this.#directory, new Map([[path, null]]));
      else renameSync(join(this.#scratch, path), place);
    }
  }
}

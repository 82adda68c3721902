import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, extname, join } from "node:path";
import sharp from "sharp";
import { checkContent } from "../../../src/content/check/check";

/** A text, or a pattern, that stands in a file exactly once. */
export type Anchor = string | RegExp;

const realContent = join(process.cwd(), "data");

function matchesOf(text: string, anchor: Anchor): { index: number; length: number }[] {
  if (typeof anchor === "string") {
    const places = text.split(anchor).slice(0, -1);
    let index = -anchor.length;
    return places.map((part) => {
      index += part.length + anchor.length;
      return { index, length: anchor.length };
    });
  }
  return [...text.matchAll(new RegExp(anchor, `${anchor.flags}g`))].map((match) => ({
    index: match.index,
    length: match[0].length,
  }));
}

function onlyMatch(text: string, anchor: Anchor): { index: number; length: number } {
  const [match, ...others] = matchesOf(text, anchor);
  if (match === undefined || others.length > 0) {
    throw new Error(`${anchor} stands there ${match ? others.length + 1 : 0} times, not once`);
  }
  return match;
}

/** The lines of a text, from 1, in which an anchor stands; several anchors are looked for one after another. */
export function lineOf(text: string, anchors: Anchor | Anchor[]): number {
  let from = 0;
  for (const anchor of [anchors].flat()) {
    const [match] = matchesOf(text.slice(from), anchor);
    if (match === undefined) throw new Error(`${anchor} does not stand in the text`);
    if (!Array.isArray(anchors)) onlyMatch(text, anchor);
    from += match.index;
  }
  return text.slice(0, from).split("\n").length;
}

/** The real content in a folder of its own, where a test may break it. */
export class ContentCopy {
  /** The folder that stands in for `data`. */
  readonly directory: string;

  constructor(directory: string) {
    this.directory = directory;
  }

  read(file: string): string {
    return readFileSync(join(this.directory, file), "utf8");
  }

  /** Replaces the one place of a file at which the anchor stands. */
  edit(file: string, anchor: Anchor, replacement: string): void {
    const text = this.read(file);
    const { index, length } = onlyMatch(text, anchor);
    this.write(file, text.slice(0, index) + replacement + text.slice(index + length));
  }

  write(file: string, content: string | Uint8Array): void {
    // Pictures are links to one that all copies share.
    this.remove(file);
    writeFileSync(join(this.directory, file), content);
  }

  /** Puts the first part of the real file at the place of its stand-in. */
  cut(file: string, share: number): void {
    const bytes = readFileSync(join(realContent, file));
    this.write(file, bytes.subarray(0, Math.floor(bytes.length * share)));
  }

  remove(file: string): void {
    rmSync(join(this.directory, file), { force: true });
  }

  rename(file: string, name: string): void {
    renameSync(join(this.directory, file), join(this.directory, name));
  }
}

/** Makes copies of the real content for one test file, quickly: pictures are plain, and looked at once. */
export class ContentCopier {
  readonly #root = mkdtempSync(join(tmpdir(), "content-"));
  readonly #original = join(this.#root, "original");
  #count = 0;
  #cache: string | undefined;

  /** Call this once before the first copy is made. */
  async prepare(): Promise<void> {
    for (const file of readdirSync(realContent, { recursive: true, encoding: "utf8" })) {
      const from = join(realContent, file);
      const to = join(this.#original, file);
      if (extname(file) === "") continue;
      mkdirSync(dirname(to), { recursive: true });
      if (extname(file) === ".json") cpSync(from, to);
      else symlinkSync(/\.(?:jpg|png)$/.test(file) ? await this.#standIn(from) : from, to);
    }
    // What is known of pictures holds for all copies, since they share them.
    const { content, project } = this.copy();
    await checkContent(content.directory);
    this.#cache = join(project, ".cache");
  }

  /** A plain picture of a real one's size and format, the same for all such. */
  async #standIn(picture: string): Promise<string> {
    const { width, height, format } = await sharp(picture).metadata();
    const file = join(this.#root, `plain-${width}x${height}.${format}`);
    if (!existsSync(file)) {
      const plain = sharp({ create: { width, height, channels: 3, background: "white" } });
      await plain.toFormat(format).toFile(file);
    }
    return file;
  }

  /** A new copy, with the project folder it stands in as `data`. */
  copy(): { content: ContentCopy; project: string } {
    this.#count += 1;
    const project = join(this.#root, `project-${this.#count}`);
    const directory = join(project, "data");
    cpSync(this.#original, directory, { recursive: true, verbatimSymlinks: true });
    if (this.#cache) cpSync(this.#cache, join(project, ".cache"), { recursive: true });
    return { content: new ContentCopy(directory), project };
  }

  removeAll(): void {
    rmSync(this.#root, { recursive: true, force: true });
  }
}

import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "../../../src/content/check";
import { readBytes } from "../../../src/content/read/content-file";
import { folderWith } from "../folder-with";
import { addition, copyFixture, fixture } from "./fixture";

/** An anchor occurs exactly once in a file. */
export type Anchor = string | RegExp;

function matchesOf(text: string, anchor: Anchor): { index: number; length: number }[] {
  const pattern =
    typeof anchor === "string"
      ? new RegExp(anchor.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), "g")
      : new RegExp(anchor, `${anchor.flags}g`);
  return [...text.matchAll(pattern)].map(({ 0: { length }, index }) => ({ index, length }));
}

function onlyMatch(text: string, anchor: Anchor): { index: number; length: number } {
  const [match, ...others] = matchesOf(text, anchor);
  if (match === undefined || others.length > 0) {
    throw new Error(`${anchor} occurs ${match ? others.length + 1 : 0} times, not once`);
  }
  return match;
}

/** Searches several anchors one after another. Lines count from 1. */
export function lineOf(text: string, anchors: Anchor | Anchor[]): number {
  let from = 0;
  for (const anchor of [anchors].flat()) {
    const [match] = matchesOf(text.slice(from), anchor);
    if (match === undefined) throw new Error(`The text does not contain ${anchor}`);
    if (!Array.isArray(anchors)) onlyMatch(text, anchor);
    from += match.index;
  }
  return text.slice(0, from).split("\n").length;
}

/** The content of the fixture, with changes in memory. */
export class EditedContent {
  readonly change = new Map<string, string | Uint8Array | null>(addition);

  constructor(readonly directory = fixture) {}

  bytes(file: string): Buffer {
    return readBytes(this.directory, file, this.change);
  }

  read(file: string): string {
    return String(this.bytes(file));
  }

  /** Returns the line of the first difference. */
  edit(file: string, anchor: Anchor, replacement: string): number {
    const text = this.read(file);
    const { index, length } = onlyMatch(text, anchor);
    const changed = text.slice(0, index) + replacement + text.slice(index + length);
    this.write(file, changed);
    const same = [...changed].findIndex((character, place) => character !== text[place]);
    return changed.slice(0, same).split("\n").length;
  }

  write(file: string, content: string | Uint8Array): void {
    this.change.set(file, content);
  }

  remove(file: string): void {
    this.change.set(file, null);
  }

  rename(file: string, name: string): void {
    this.write(name, this.bytes(file));
    this.remove(file);
  }

  diagnostics() {
    return checkContent(this.directory, this.change);
  }
}

/** A copy of the fixture on the disk, for programs and for code that writes. */
export class ContentCopy extends EditedContent {
  constructor(directory: string) {
    super(directory);
    this.change.clear();
  }

  override write(file: string, content: string | Uint8Array): void {
    writeFileSync(join(this.directory, file), content);
  }

  override remove(file: string): void {
    rmSync(join(this.directory, file), { force: true });
  }
}

/** Copies the fixture to `data` in a new project folder. */
export function copyContent(): { content: ContentCopy; project: string } {
  const project = folderWith({});
  const directory = join(project, "data");
  copyFixture(directory);
  return { content: new ContentCopy(directory), project };
}

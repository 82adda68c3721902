import { findNodeAtLocation, type Node } from "jsonc-parser";
import type { Document } from "./document";

/** The keys and indices that lead from the root of a document to a value. */
export type Path = readonly (string | number)[];

/** A range on one line of a text. Line and column are counted from 1. */
export type Position = { line: number; column: number; length: number };

function linesOf(text: string): string[] {
  return text.split(/\r\n|\r|\n/);
}

export function positionAt(text: string, offset: number, length = 1): Position {
  const lines = linesOf(text.slice(0, offset));
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, length };
}

export function lineAt(text: string, line: number): string {
  return linesOf(text)[line - 1] ?? "";
}

export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (parent, key) => (typeof parent === "object" && parent !== null ? Reflect.get(parent, key) : undefined),
    value,
  );
}

/** Returns the values at the same path in the other entries of a list. */
export function valuesBeside({ value }: Document, path: Path): unknown[] {
  const at = path.findLastIndex((key) => typeof key === "number");
  const list = valueAt(value, path.slice(0, at));
  if (!Array.isArray(list)) return [];
  return list.filter((_, index) => index !== path[at]).map((other) => valueAt(other, path.slice(at + 1)));
}

export function nodeAt({ tree }: Document, path: Path): Node | undefined {
  return tree && findNodeAtLocation(tree, [...path]);
}

/** Returns the position of a value. For a group or a list, this is the position of its first bracket. */
export function positionOf({ text }: Document, node: Node | undefined): Position {
  const isSingle = node?.children === undefined;
  return positionAt(text, node?.offset ?? 0, isSingle ? node?.length : 1);
}

import { isDeepStrictEqual } from "node:util";
import { findNodeAtLocation, getNodeValue, type Node } from "jsonc-parser";
import { isGroup } from "./kind/json-schema";
import type { Document } from "./read/document";

/** The line width in biome.json. */
const lineWidth = 110;

/** The parser creates objects without prototypes. */
function plainValue(node: Node): unknown {
  return structuredClone(getNodeValue(node));
}

/** Returns the keys in the order of the file. A new key follows its neighbor. */
function keysInOrder(value: object, node: Node | undefined): string[] {
  const wanted = Object.keys(value);
  const order = (node?.children ?? [])
    .map((property) => String(property.children?.[0]?.value))
    .filter((key) => wanted.includes(key));
  for (const [index, key] of wanted.entries()) {
    if (order.includes(key)) continue;
    const neighbor = wanted[index - 1];
    order.splice(neighbor === undefined ? 0 : order.indexOf(neighbor) + 1, 0, key);
  }
  return order;
}

/**
 * Returns the node of each entry in the file: the one with the same value at any index or, if there is none,
 * the one at the same index, because the entry may be a changed version of it.
 */
function formerEntries(list: unknown[], node: Node | undefined): (Node | undefined)[] {
  const former = node?.type === "array" ? (node.children ?? []) : [];
  const free = new Set(former);
  const same = list.map((entry) => {
    const found = [...free].find((candidate) => isDeepStrictEqual(plainValue(candidate), entry));
    if (found) free.delete(found);
    return found;
  });
  return same.map((found, index) => {
    const inPlace = former[index];
    return found ?? (inPlace && free.has(inPlace) ? inPlace : undefined);
  });
}

/**
 * Returns the text of `document`, or of a new file, with another value. Unchanged parts stay, byte by byte.
 * Changed parts are formatted as by Biome. Biome itself would also reformat the unchanged parts.
 */
export function printJson(value: unknown, document?: Document): string {
  const text = document?.text ?? "";
  const root = document?.tree;
  const newline = text.includes("\r\n") ? "\r\n" : "\n";

  /** @param width the number of characters before the value on its line, and of the comma after it */
  function print(value: unknown, node: Node | undefined, indent: string, width: number): string {
    if (node && isDeepStrictEqual(plainValue(node), value))
      return text.slice(node.offset, node.offset + node.length);
    if (Array.isArray(value)) return printList(value, node, indent, width);
    if (isGroup(value)) return printObject(value, node, indent);
    return JSON.stringify(value);
  }

  function printObject(value: object, node: Node | undefined, indent: string): string {
    const inner = `${indent}  `;
    const known = node?.type === "object" ? node : undefined;
    const keys = keysInOrder(value, known);
    const lines = keys.map((key, index) => {
      const start = `${inner}${JSON.stringify(key)}: `;
      const comma = index < keys.length - 1 ? 1 : 0;
      return (
        start +
        print(Reflect.get(value, key), known && findNodeAtLocation(known, [key]), inner, start.length + comma)
      );
    });
    return lines.length === 0 ? "{}" : `{${newline}${lines.join(`,${newline}`)}${newline}${indent}}`;
  }

  function printList(list: unknown[], node: Node | undefined, indent: string, width: number): string {
    const inner = `${indent}  `;
    const former = formerEntries(list, node);
    const entries = list.map((entry, index) => {
      const comma = index < list.length - 1 ? 1 : 0;
      return print(entry, former[index], inner, inner.length + comma);
    });
    const line = `[${entries.join(", ")}]`;
    const fits = !line.includes("\n") && width + line.length <= lineWidth;
    return fits ? line : `[${newline}${inner}${entries.join(`,${newline}${inner}`)}${newline}${indent}]`;
  }

  const printed = print(structuredClone(value), root, "", 0);
  if (document === undefined || root === undefined) return `${printed}${newline}`;
  return document.bom + text.slice(0, root.offset) + printed + text.slice(root.offset + root.length);
}

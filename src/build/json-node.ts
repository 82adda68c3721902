import type { CreateNodeArgs } from "gatsby";
import { checkShape } from "../content/check/shape";
import { checkSyntax } from "../content/check/syntax";
import { readDocument } from "../content/document";
import { kindOf, typeNameOf } from "../content/kind";
import { mend } from "../content/mend";

/** What each file last held while it was in order. */
const lastSound = new Map<string, object>();

/**
 * What a content file holds. A build comes here with sound files alone; while editing, a broken one stands as it
 * last was, or, if it was broken from the start, as far as it can be read.
 */
function contentOf(file: string): { content: object; type: string } | undefined {
  const kind = kindOf(file);
  if (kind === undefined) return undefined;
  const document = readDocument("data", file);
  const isSound = checkSyntax(document).length === 0 && checkShape(document, kind).length === 0;
  const content = isSound ? Object(document.value) : (lastSound.get(file) ?? mend(document, kind));
  if (isSound) lastSound.set(file, content);
  return { content, type: typeNameOf(kind) };
}

/**
 * Makes a node of a content file, given its File node. In place of gatsby-transformer-json, which stops at the mark that Windows
 * puts before a text (BOM), and shows a stack trace for a broken file.
 */
export function createContentNode({
  node,
  actions,
  createNodeId,
  createContentDigest,
}: CreateNodeArgs): void {
  if (node.sourceInstanceName !== "data") return;
  const { content, type } = contentOf(String(node.relativePath)) ?? {};
  if (content === undefined || type === undefined) return;
  const child = {
    ...content,
    id: createNodeId(`${node.id} content`),
    children: [],
    parent: node.id,
    internal: { contentDigest: createContentDigest(content), type },
  };
  actions.createNode(child);
  actions.createParentChildLink({ parent: node, child });
}

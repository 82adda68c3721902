import type { CreateNodeArgs } from "gatsby";
import { onCreateNode as transformJson } from "gatsby-transformer-json/gatsby-node";
import { fillDefaults } from "../content/fill-defaults";
import { type Kind, kindOf, typeNameOf } from "../content/kind/kind";
import { readDocument } from "../content/read/document";
import { checkSyntax } from "../content/syntax/syntax";
import { validate } from "../content/validate/validate";

/** The last valid text of each file. */
const lastValid = new Map<string, string>();

/**
 * Returns the JSON text of a content file, without a byte order mark. In a build, all files are valid. In
 * `gatsby develop`, an invalid file yields its last valid text or, if there is none, the part of it that can
 * be read.
 */
function textOf(file: string, kind: Kind): string {
  const entry = { ...readDocument("data", file), kind };
  const isValid = checkSyntax(entry).length === 0 && validate(entry).length === 0;
  if (!isValid) return lastValid.get(file) ?? JSON.stringify(fillDefaults(entry));
  lastValid.set(file, entry.text);
  return entry.text;
}

/**
 * Creates the node of a content file, given its File node. Calls gatsby-transformer-json with the checked
 * text. As a plugin, it would read the file itself and fail on a byte order mark or a syntax error.
 */
export async function createContentNode(api: CreateNodeArgs): Promise<void> {
  const { sourceInstanceName, relativePath } = api.node;
  const file = String(relativePath);
  const kind = sourceInstanceName === "data" ? kindOf(file) : undefined;
  if (kind === undefined) return;
  const loadNodeContent = async () => textOf(file, kind);
  await transformJson({ ...api, loadNodeContent }, { typeName: typeNameOf(kind) });
}

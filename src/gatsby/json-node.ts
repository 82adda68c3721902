import type { CreateNodeArgs } from "gatsby";
import { onCreateNode as transformJson } from "gatsby-transformer-json/gatsby-node";
import { kindOf, typeNameOf } from "../content/kind/kind";
import { readDocument } from "../content/read/document";
import { validText } from "../content/read-content";

/**
 * Calls gatsby-transformer-json with the checked text. As a plugin, it would read the file itself and fail on
 * a byte order mark or a syntax error.
 */
export async function createContentNode(api: CreateNodeArgs): Promise<void> {
  const { sourceInstanceName, relativePath } = api.node;
  const file = String(relativePath);
  const kind = sourceInstanceName === "data" ? kindOf(file) : undefined;
  if (kind === undefined) return;
  const loadNodeContent = async () => validText({ ...readDocument("data", file), kind });
  await transformJson({ ...api, loadNodeContent }, { typeName: typeNameOf(kind) });
}

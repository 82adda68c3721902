import type { CreateNodeArgs } from "gatsby";
import { onCreateNode as transformJson } from "gatsby-transformer-json/gatsby-node";
import { kindOf, typeNameOf } from "../content/kind/kind";
import { readDocument } from "../content/read/document";
import { validText } from "./read-content";

/** Passes checked text to gatsby-transformer-json, which fails on byte order marks and syntax errors. */
export async function createContentNode(api: CreateNodeArgs): Promise<void> {
  const { sourceInstanceName, relativePath } = api.node;
  const file = String(relativePath);
  const kind = sourceInstanceName === "data" ? kindOf(file) : undefined;
  if (kind === undefined) return;
  const loadNodeContent = async () => validText({ ...readDocument("data", file), kind });
  await transformJson({ ...api, loadNodeContent }, { typeName: typeNameOf(kind) });
}

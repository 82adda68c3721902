/** The package has no types. */
declare module "gatsby-transformer-json/gatsby-node" {
  import type { CreateNodeArgs } from "gatsby";

  /** Creates a node of the given type from the text of `loadNodeContent`. Throws if it is not JSON. */
  export function onCreateNode(api: CreateNodeArgs, options: { typeName: string }): Promise<void>;
}

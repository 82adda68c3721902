import type { CreateResolversArgs, Node } from "gatsby";
import { interfaceWords } from "../content/schema/interface";

const groups = Object.keys(interfaceWords.shape);

/** Adds the field `all`, so that no query has to repeat the names of all words. */
export function resolveWords({ createResolvers }: CreateResolversArgs): void {
  const resolve = (node: Node) => Object.fromEntries(groups.map((group) => [group, node[group]]));
  createResolvers({ InterfaceWords: { all: { type: "JSON!", resolve } } });
}

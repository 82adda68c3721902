import type { CreateResolversArgs, Node } from "gatsby";
import { interfaceWords } from "../content/schema/interface";

const groups = Object.keys(interfaceWords.shape);

/** Adds the field `all` to the words of the interface, so that no query has to repeat their names. */
export function resolveWords({ createResolvers }: CreateResolversArgs): void {
  const resolve = (node: Node) => Object.fromEntries(groups.map((group) => [group, node[group]]));
  createResolvers({ InterfaceWords: { all: { type: "JSON!", resolve } } });
}

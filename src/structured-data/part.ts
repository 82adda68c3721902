/** Some properties of a node. Without `satisfies`, TypeScript does not check the names of properties that are spread. */
export type Part<Node> = Partial<Exclude<Node, string>>;

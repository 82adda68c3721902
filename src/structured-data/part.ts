/** Without `satisfies`, TypeScript does not check the names of spread properties. */
export type Part<Node> = Partial<Exclude<Node, string>>;

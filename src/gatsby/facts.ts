import type { CreateResolversArgs, Node } from "gatsby";
import type { z } from "zod";
import type { program } from "../content/schema/program";
import { countsOf } from "../content/schema/program-count";
import { fill } from "../query/fill";

type ProgramNode = Node & z.infer<typeof program>;

/** Fills in how many topics, groups and chapters a program has. */
export function resolveFacts({ createResolvers }: Pick<CreateResolversArgs, "createResolvers">): void {
  const resolve = (node: ProgramNode) =>
    node.facts?.map(({ label, value }) => ({ label, value: fill(value, countsOf(node)) }));
  createResolvers({ Program: { facts: { resolve } } });
}

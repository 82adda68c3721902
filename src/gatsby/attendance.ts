import type { CreateSchemaCustomizationArgs, Node } from "gatsby";
import { fill } from "../query/fill";

type ProgramPageNode = Node & { accreditation: { percent: number } };
type Context = {
  nodeModel: { findOne(query: { type: string; query: object }): Promise<ProgramPageNode | null> };
};

/** Fills in the share of a program that participants must attend. */
async function resolve(source: object, _: object, { nodeModel }: Context, info: { fieldName: string }) {
  const page = await nodeModel.findOne({ type: "ProgramPage", query: {} });
  const percent = page?.accreditation.percent ?? 0;
  const filled = (text: string) => fill(text, { percent, rest: 100 - percent });
  const value: string | readonly string[] = Reflect.get(source, info.fieldName);
  return typeof value === "string" ? filled(value) : value.map(filled);
}

/** Defines the directive `@attendance`, which src/content/schema/vocabulary.ts gives to texts. */
export function defineAttendance({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createFieldExtension({ name: "attendance", extend: () => ({ resolve }) });
}

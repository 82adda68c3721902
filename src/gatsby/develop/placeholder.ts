import type { CreateResolversArgs } from "gatsby";
import type { FileSystemNode } from "gatsby-source-filesystem";
import { readPicture } from "../../content/cross-check/picture/picture-fact";
import { type JsonSchema, jsonSchemaOf } from "../../content/kind/json-schema";
import { kinds } from "../../content/kind/kind";

type NodeModel = {
  findAll(query: { type: string; query: object }): Promise<{ entries: Iterable<FileSystemNode> }>;
};
type Context = { nodeModel: NodeModel };
type Info = {
  fieldName: string;
  originalResolver: (source: object, args: object, context: Context, info: Info) => Promise<unknown>;
};

const isWhole = async ({ absolutePath }: FileSystemNode) => (await readPicture(absolutePath)).isWhole;

/** Falls back to another picture if the picture of a field is missing or damaged. */
async function resolvePicture(source: object, args: object, context: Context, info: Info): Promise<unknown> {
  const file = (await info.originalResolver(source, args, context, info)) as FileSystemNode | null;
  if (file && (await isWhole(file))) return file;
  const isDrawing = String(Reflect.get(source, info.fieldName)).endsWith(".svg");
  const filter = { sourceInstanceName: { eq: "data" }, extension: { eq: isDrawing ? "svg" : "jpg" } };
  const { entries } = await context.nodeModel.findAll({ type: "File", query: { filter } });
  for (const other of entries) if (await isWhole(other)) return other;
  return null;
}

/** Leaves out programs that do not exist. */
async function resolvePrograms(source: object, args: object, context: Context, info: Info): Promise<unknown> {
  const programs = await info.originalResolver(source, args, context, info);
  return Array.isArray(programs) ? programs.filter(Boolean) : [];
}

function resolverOf({ graphql, items }: JsonSchema) {
  if (graphql?.startsWith("File ")) return { resolve: resolvePicture };
  return items?.refersTo === "program" ? { resolve: resolvePrograms } : undefined;
}

/** Returns resolvers for all fields that name a picture or a list of programs, by type and field. */
function resolvers(): Record<string, Record<string, object>> {
  const types: Record<string, Record<string, object>> = {};
  const definitions = kinds.flatMap((kind) => Object.entries(jsonSchemaOf(kind).$defs ?? {}));
  for (const [type, { properties = {} }] of definitions) {
    for (const [field, schema] of Object.entries(properties)) {
      const resolver = resolverOf(schema);
      if (resolver) types[type] = { ...types[type], [field]: resolver };
    }
  }
  return types;
}

/** Falls back to an empty picture for an invalid page, because nobody shares pages of `gatsby develop`. */
async function resolveShare(source: object, args: object, context: Context, info: Info): Promise<unknown> {
  try {
    return await info.originalResolver(source, args, context, info);
  } catch {
    return { src: "", alt: "" };
  }
}

/** Without these, the queries of pages that name missing pictures or programs fail in `gatsby develop`. */
export function resolvePlaceholders({ createResolvers }: CreateResolversArgs): void {
  createResolvers({ ...resolvers(), PageMetadata: { sharePicture: { resolve: resolveShare } } });
}

import type { CreateResolversArgs, Node } from "gatsby";
import sharp from "sharp";

type Arguments = { aspectRatio?: number | null; width?: number | null; height?: number | null };
type Context = {
  nodeModel: { getNodeById(query: { id: string }): (Node & { absolutePath: string }) | null };
};
type Resolver = (source: Node, args: Arguments, context: Context, info: unknown) => unknown;

/** The first of the four turns, of eight, that exchange a picture's width and height (EXIF). */
const firstSideways = 5;

/**
 * The proportions of a picture as it is shown, where a camera noted that it was held sideways; else nothing.
 *
 * @param file where the picture is
 */
export async function turnedRatio(file: string): Promise<number | undefined> {
  const { orientation = 1, autoOrient } = await sharp(file).metadata();
  return orientation < firstSideways ? undefined : autoOrient.width / autoOrient.height;
}

async function resolve(
  source: Node,
  args: Arguments,
  context: Context,
  info: { originalResolver: Resolver },
): Promise<unknown> {
  const file = source.parent && context.nodeModel.getNodeById({ id: source.parent });
  const isGiven = args.aspectRatio || (args.width && args.height);
  const aspectRatio = file && !isGiven ? await turnedRatio(file.absolutePath) : undefined;
  return info.originalResolver(source, aspectRatio ? { ...args, aspectRatio } : args, context, info);
}

/**
 * Gives pictures that are turned while the site is built the proportions they have then: gatsby-plugin-sharp turns
 * them, and takes width and height from before, so that an upright photo would be cut to a lying one.
 */
export function keepPicturesUpright({ createResolvers }: CreateResolversArgs): void {
  createResolvers({ ImageSharp: { gatsbyImageData: { resolve } } });
}

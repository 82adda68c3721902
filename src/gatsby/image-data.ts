import type { CreateResolversArgs, Node } from "gatsby";
import { generateImageData, type ImageDataArguments } from "gatsby-plugin-sharp";
import type { FileSystemNode } from "gatsby-source-filesystem";
import sharp from "sharp";

type Context = { nodeModel: { getNodeById(query: { id: string }): FileSystemNode | null } };
type Info = {
  originalResolver(...args: [object, object, Context, Info]): Promise<FileSystemNode | null>;
};

/** Returns the aspect ratio of a picture as shown, if its EXIF orientation exchanges width and height. */
export async function turnedRatio(file: string): Promise<number | undefined> {
  const { width, autoOrient } = await sharp(file).metadata();
  return width === autoOrient.width ? undefined : autoOrient.width / autoOrient.height;
}

/**
 * Replaces the resolver of `gatsbyImageData` to change two things:
 *
 * - Pictures with an EXIF orientation get the aspect ratio that they have after gatsby-plugin-sharp has
 *   rotated them. The plugin reads width and height before that, and would crop an upright photo to a
 *   landscape one.
 * - The addresses of pictures have six digits of the content hash instead of 32, because random
 *   digits do not compress. On a page with forty pictures, this saves 1.9 KB of gzip.
 */
export function resolveImageData({ createResolvers, pathPrefix, reporter }: CreateResolversArgs): void {
  async function resolve(source: Node, args: ImageDataArguments, { nodeModel }: Context) {
    const file = source.parent && nodeModel.getNodeById({ id: source.parent });
    if (!file) return null;
    const aspectRatio = args.aspectRatio ?? (await turnedRatio(file.absolutePath));
    const contentDigest = file.internal.contentDigest.slice(0, 6);
    return generateImageData({
      file: { ...file, internal: { ...file.internal, contentDigest } },
      args: { ...args, aspectRatio },
      pathPrefix,
      reporter,
    });
  }
  createResolvers({ ImageSharp: { gatsbyImageData: { resolve } } });
}

/**
 * Makes `drawing` null for photos, and `photo` for drawings. A query for the address of a drawing would otherwise publish a photo as it is,
 * with its location, and gatsby-transformer-sharp warns of a query for the sizes of a drawing.
 */
export function resolveIllustrations({ createResolvers }: CreateResolversArgs): void {
  const fileIf = (isShown: (file: FileSystemNode) => boolean) => ({
    async resolve(source: object, args: object, context: Context, info: Info) {
      const file = await info.originalResolver(source, args, context, info);
      return file && isShown(file) ? file : null;
    },
  });
  const drawing = fileIf(({ extension }) => extension === "svg");
  const photo = fileIf(({ extension }) => extension !== "svg");
  createResolvers({ Illustration: { drawing, photo }, Decoration: { drawing, photo } });
}

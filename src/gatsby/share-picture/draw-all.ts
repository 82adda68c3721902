import type { CreatePagesArgs } from "gatsby";
import { isPage, kinds, typeNameOf } from "../../content/kind/kind";

/**
 * Every build queries all share pictures, so that missing files in `public/` are drawn again. Gatsby does not
 * run the queries of unchanged pages.
 */
export async function drawSharePictures({ graphql }: CreatePagesArgs): Promise<void> {
  const fields = kinds
    .filter(isPage)
    .map((kind) => `all${typeNameOf(kind)} { nodes { metadata { sharePicture { src } } } }`);
  const { errors } = await graphql(`{ ${fields.join(" ")} }`);
  if (errors) throw new Error(`The share pictures could not be drawn: ${errors}`);
}

import type { CreatePagesArgs } from "gatsby";
import { isPage, kinds, typeNameOf } from "../../content/kind/kind";

/** Gatsby does not query unchanged pages, but their pictures may be missing in `public/`. */
export async function drawSharePictures({ graphql }: CreatePagesArgs): Promise<void> {
  const fields = kinds
    .filter(isPage)
    .map((kind) => `all${typeNameOf(kind)} { nodes { metadata { sharePicture { src } } } }`);
  const { errors } = await graphql(`{ ${fields.join(" ")} }`);
  if (errors) throw new Error(`The share pictures could not be drawn: ${errors}`);
}

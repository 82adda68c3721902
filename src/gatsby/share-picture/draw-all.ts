import type { CreatePagesArgs } from "gatsby";

const picture = "metadata { sharePicture { src } }";
const pages = [
  "homePage",
  "aboutPage",
  "flagshipProgramsPage",
  "certificationsContentPage",
  "partnersPage",
  "galleryPage",
  "contactPage",
];

/**
 * Asks for all share pictures in each build, so that those missing from `public/` are drawn: pages that have
 * not changed do not ask again.
 */
export async function drawSharePictures({ graphql }: CreatePagesArgs): Promise<void> {
  const fields = pages.map((page) => `${page} { ${picture} }`).join(" ");
  const { errors } = await graphql(`{ ${fields} allProgram { nodes { ${picture} } } }`);
  if (errors) throw new Error(`The share pictures could not be drawn: ${errors}`);
}

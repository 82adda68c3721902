import { graphql, type PageProps } from "gatsby";
import { Gallery } from "../components/gallery/gallery";
import { Landing } from "../components/landing/landing";
import { BelowTheFold } from "../components/layout/below-the-fold";
import { PageHead } from "../components/layout/page-head";
import { PageHeader } from "../components/layout/page-header";
import { required } from "../query/required";

/** The Gallery page: a title, a filter and a grid of pictures (requirement 13.1). */
export default function GalleryPage({ data }: PageProps<Queries.GalleryPageQuery>) {
  const page = required(data.galleryPage, "pages/gallery.json");
  const gallery = required(data.allGallery.nodes[0] ?? null, "gallery/gallery.json");
  return (
    <>
      <PageHead
        page={page}
        type="ImageGallery"
        pictures={gallery.items.map(({ type, img }) => ({
          alt: img.alt,
          file: img.src.large?.gatsbyImageData.images.fallback?.src ?? "",
          category: type,
        }))}
      />
      <PageHeader name={page.name} path={page.path} />
      <Landing landing={page.landing} isLow />
      <BelowTheFold>
        <Gallery gallery={gallery} />
      </BelowTheFold>
    </>
  );
}

export const query = graphql`
  query GalleryPage {
    galleryPage {
      path
      name
      metadata {
        ...PageHead
      }
      landing {
        ...Landing
      }
    }
    allGallery {
      nodes {
        ...Gallery
      }
    }
  }
`;

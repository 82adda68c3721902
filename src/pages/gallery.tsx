import { graphql, type PageProps } from "gatsby";
import { Gallery } from "../components/gallery/gallery";
import { Page } from "../components/layout/page";
import { required } from "../query/required";

export default function GalleryPage({ data }: PageProps<Queries.GalleryPageQuery>) {
  const page = required(data.galleryPage, "pages/gallery.json");
  const gallery = required(data.allGallery.nodes[0] ?? null, "gallery/gallery.json");
  return (
    <Page page={page} type="ImageGallery" isLow>
      <Gallery gallery={gallery} />
    </Page>
  );
}

export const query = graphql`
  query GalleryPage {
    galleryPage {
      ...LandingPage
    }
    allGallery {
      nodes {
        ...Gallery
      }
    }
  }
`;

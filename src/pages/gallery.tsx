import { graphql, type PageProps } from "gatsby";
import { Gallery } from "../components/gallery/gallery";
import { CallToAction } from "../components/inquiry/call-to-action";
import { Page } from "../components/layout/page";
import { Section } from "../components/ui/section";
import { required } from "../query/required";
import { useSite } from "../query/use-site";

export default function GalleryPage({ data }: PageProps<Queries.GalleryPageQuery>) {
  const page = required(data.galleryPage, "pages/gallery.json");
  const { call } = useSite();
  const gallery = required(data.allGallery.nodes[0] ?? null, "gallery/gallery.json");
  return (
    <Page page={page} type="ImageGallery" isLow>
      <Gallery gallery={gallery} />
      <Section ground="band" isHiddenInPrint>
        <CallToAction call={call} />
      </Section>
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

import { graphql } from "gatsby";
import { useEffect } from "react";
import { Helmet } from "react-helmet-async";
import { openGraphLocale } from "../../language";
import { announce } from "../../navigation/navigation-status";
import { useSite } from "../../query/use-site";
import { type PageType, type Subject, structuredData } from "../../structured-data/graph";
import { wholeTitle } from "../../whole-title";
import { breadcrumbTo } from "./breadcrumb";

type PageMetadataProps = {
  page: { path: string; name: string; metadata: Queries.PageMetadataFragment };
  /** Shared links show it. */
  picture: Queries.SharePictureFragment;
  type?: PageType;
  /** The main entity of the page, by default the organization. */
  subject?: Subject;
};

/** Returns the right part of the picture, where its subject is. */
function shareFile({ alt, src }: Queries.SharePictureFragment) {
  const data = src.childImageSharp?.share;
  if (!data?.images.fallback) throw new Error(`No image data for the picture “${alt}”`);
  return { src: data.images.fallback.src, width: data.width, height: data.height };
}

export function PageMetadata({ page, picture, type = "WebPage", subject }: PageMetadataProps) {
  const { header, settings } = useSite();
  const { address, brand, language } = settings;
  const { title, description } = page.metadata;
  const { src, width, height } = shareFile(picture);
  // Gatsby would announce the heading, in English, and also after changes of the query (src/styles/base.css).
  useEffect(() => announce(page.name), [page.name]);
  const url = address + page.path;
  const breadcrumb = breadcrumbTo(page, header.entries);
  return (
    <Helmet>
      <title>{wholeTitle(title, brand.name)}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content={openGraphLocale(language)} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={`${address}${src}`} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta property="og:image:alt" content={picture.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <script type="application/ld+json">
        {structuredData(settings, { ...page, type, breadcrumb, subject })}
      </script>
    </Helmet>
  );
}

export const query = graphql`
  fragment PageMetadata on PageMetadata {
    title
    description
  }

  fragment SharePicture on Picture {
    alt
    src {
      childImageSharp {
        share: gatsbyImageData(
          layout: FIXED
          width: 1200
          height: 630
          outputPixelDensities: [1]
          formats: [JPG]
          transformOptions: { cropFocus: EAST }
        )
      }
    }
  }
`;

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
  page: {
    path: string;
    name: string;
    metadata: Queries.PageMetadataFragment;
    sharePicture: Queries.SharePictureFragment;
  };
  type?: PageType;
  /** The main entity of the page, by default the organization. */
  subject?: Subject;
};

export function PageMetadata({ page, type = "WebPage", subject }: PageMetadataProps) {
  const { header, settings } = useSite();
  const { address, brand, language } = settings;
  const { metadata, sharePicture: picture } = page;
  const { title, description } = metadata;
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
      <meta property="og:image" content={address + picture.src} />
      <meta property="og:image:width" content={String(picture.width)} />
      <meta property="og:image:height" content={String(picture.height)} />
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

  fragment SharePicture on SharePicture {
    src
    alt
    width
    height
  }
`;

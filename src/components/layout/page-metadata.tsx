import { graphql } from "gatsby";
import { useEffect } from "react";
import { Helmet } from "react-helmet-async";
import { openGraphLocale } from "../../language";
import { announce } from "../../navigation/navigation-status";
import { useSite } from "../../query/use-site";
import { shareSize } from "../../share-size";
import { type PageType, type Subject, structuredData } from "../../structured-data/graph";
import { wholeTitle } from "../../whole-title";
import { breadcrumbTo } from "./breadcrumb";

type PageMetadataProps = {
  page: { path: string; name: string; sharePicture: string; metadata: Queries.PageMetadataFragment };
  /** The alternative text of the picture that shared links show. */
  pictureText: string;
  type?: PageType;
  /** The main entity of the page, by default the organization. */
  subject?: Subject;
};

export function PageMetadata({ page, pictureText, type = "WebPage", subject }: PageMetadataProps) {
  const { header, settings } = useSite();
  const { address, brand, language } = settings;
  const { title, description } = page.metadata;
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
      <meta property="og:image" content={address + page.sharePicture} />
      <meta property="og:image:width" content={String(shareSize.width)} />
      <meta property="og:image:height" content={String(shareSize.height)} />
      <meta property="og:image:alt" content={pictureText} />
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
`;

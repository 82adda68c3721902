import { graphql } from "gatsby";
import { Helmet } from "react-helmet-async";
import { useSite } from "../../query/use-site";

type PageHeadProps = {
  metadata: Queries.PageHeadFragment;
  /** The page's canonical path. */
  path: string;
};

/** What the page says of itself in `<head>`: to browsers, search engines and those who share a link. */
export function PageHead({ metadata, path }: PageHeadProps) {
  const { title, description, sharePicture } = metadata;
  const { settings } = useSite();
  const { address, brand, language } = settings;
  const url = new URL(path, address).href.replace(/\/$/, path === "/" ? "/" : "");
  return (
    <Helmet>
      <title>{`${title} | ${brand.name}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content={language} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={`${address}${sharePicture.src}`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={sharePicture.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </Helmet>
  );
}

export const query = graphql`
  fragment PageHead on PageMetadata {
    title
    description
    sharePicture {
      src
      alt
    }
  }
`;

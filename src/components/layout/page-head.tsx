import { graphql } from "gatsby";
import { Helmet } from "react-helmet-async";
import { wholeTitle } from "../../content/whole-title";
import { useSite } from "../../query/use-site";

type PageHeadProps = {
  metadata: Queries.PageHeadFragment;
  /** The page's canonical path. */
  path: string;
  /** The picture a shared link shows. */
  image: Queries.ShareImageFragment;
};

/** What the page says of itself in `<head>`: to browsers, search engines and those who share a link. */
export function PageHead({ metadata: { title, description }, path, image }: PageHeadProps) {
  const { settings } = useSite();
  const { address, brand, locale } = settings;
  const url = new URL(path, address).href.replace(/\/$/, path === "/" ? "/" : "");
  const share = image.src.share?.gatsbyImageData.images.fallback?.src;
  return (
    <Helmet>
      <title>{wholeTitle(title, brand.name)}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content={locale} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      {share && <meta property="og:image" content={`${address}${share}`} />}
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </Helmet>
  );
}

export const query = graphql`
  fragment PageHead on PageMetadata {
    title
    description
  }

  fragment ShareImage on Picture {
    alt
    src {
      share: childImageSharp {
        gatsbyImageData(
          layout: FIXED
          width: 1200
          height: 630
          formats: [JPG]
          outputPixelDensities: [1]
          transformOptions: { cropFocus: EAST }
        )
      }
    }
  }
`;

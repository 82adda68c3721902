import { graphql } from "gatsby";
import { Picture } from "../ui/picture";

type ClientLogoProps = {
  image: Queries.ClientLogoImageFragment;
  /** A copy in a row without end says nothing more. */
  isCopy: boolean;
};

/** A client's logo: a drawing as it is, a picture in the widths that screens need. */
export function ClientLogo({ image: { alt, src }, isCopy }: ClientLogoProps) {
  const text = isCopy ? "" : alt;
  const { childImageSharp, publicURL } = src;
  if (childImageSharp) return <Picture image={{ alt: text, src: { childImageSharp } }} sizes="8.5rem" />;
  // `loading` before `src`: React sets one after the other, and a copy, whose file is known, would be fetched at once.
  return <img loading="lazy" src={publicURL ?? ""} alt={text} width="136" height="68" />;
}

export const query = graphql`
  fragment ClientLogoImage on Logo {
    alt
    src {
      publicURL
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 136, breakpoints: [136, 272, 408])
      }
    }
  }
`;

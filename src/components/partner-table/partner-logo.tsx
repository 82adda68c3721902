import { graphql } from "gatsby";
import { Picture } from "../ui/picture";

/** A partner's seal: a drawing as it is, a picture in the widths that screens need. */
export function PartnerLogo({ logo: { alt, src } }: { logo: Queries.PartnerLogoFragment }) {
  const { childImageSharp, publicURL } = src;
  if (childImageSharp)
    return <Picture image={{ alt, src: { childImageSharp } }} sizes="(min-width: 600px) 9rem, 6.7rem" />;
  return <img loading="lazy" src={publicURL ?? ""} alt={alt} width="144" height="144" />;
}

export const query = graphql`
  fragment PartnerLogo on Logo {
    alt
    src {
      publicURL
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 144, breakpoints: [144, 216, 288, 432])
      }
    }
  }
`;

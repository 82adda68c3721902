import { graphql } from "gatsby";
import { Logo } from "../ui/logo";

type ClientLogoProps = {
  image: Queries.ClientLogoImageFragment;
  /** A copy in a row without end says nothing more. */
  isCopy: boolean;
};

/** A client's logo. */
export function ClientLogo({ image: { alt, src }, isCopy }: ClientLogoProps) {
  return <Logo alt={isCopy ? "" : alt} src={src} sizes="8.5rem" width={136} height={68} />;
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

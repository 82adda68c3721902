import { graphql } from "gatsby";
import { Logo } from "../ui/logo";

type ClientLogoProps = {
  image: Queries.ClientLogoImageFragment;
  /** Copies in the endless row have no alternative text. */
  isCopy: boolean;
};

/** Renders a client's logo. */
export function ClientLogo({ image: { alt, src }, isCopy }: ClientLogoProps) {
  return <Logo alt={isCopy ? "" : alt} src={src} sizes="8.5rem" width={136} height={68} />;
}

export const query = graphql`
  fragment ClientLogoImage on Logo {
    alt
    src {
      publicURL
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 204
          breakpoints: [204, 320]
          formats: [AUTO]
          pngOptions: { quality: 40 }
        )
      }
    }
  }
`;

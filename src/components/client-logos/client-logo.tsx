import { graphql } from "gatsby";
import { Logo } from "../ui/logo";

type ClientLogoProps = {
  logo: Queries.ClientLogoFragment;
  /** Copies in the marquee have no alternative text. */
  isCopy: boolean;
};

export function ClientLogo({ logo: { image }, isCopy }: ClientLogoProps) {
  return <Logo alt={isCopy ? "" : image.alt} src={image.src} sizes="8.5rem" width={136} height={68} />;
}

export const query = graphql`
  fragment ClientLogo on ClientLogo {
    image {
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
  }
`;

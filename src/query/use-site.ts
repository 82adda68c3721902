import { graphql, useStaticQuery } from "gatsby";
import { required } from "./required";

/**
 * Returns what every page needs: the settings of the site, the words of the interface, the header and the
 * footer.
 */
export function useSite() {
  const data = useStaticQuery<Queries.SiteWideQuery>(graphql`
    query SiteWide {
      site {
        buildTime(formatString: "YYYY")
      }
      siteSettings {
        address
        language
        locale
        direction
        brand {
          name
          claim
          logo {
            publicURL
          }
          logoOnDark {
            publicURL
          }
        }
        contact {
          address
          locality
          country
          phones
          email
        }
        social {
          network
          name
          destination
        }
        developer {
          name
          url
        }
      }
      interfaceWords {
        ...Words
      }
      headerNavigation {
        ...Header
      }
      footerNavigation {
        ...Footer
      }
    }
  `);
  return {
    buildYear: Number(data.site?.buildTime),
    settings: required(data.siteSettings, "site.json"),
    words: required(data.interfaceWords, "interface.json"),
    header: required(data.headerNavigation, "navigation/header.json"),
    footer: required(data.footerNavigation, "navigation/footer.json"),
  };
}

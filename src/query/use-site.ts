import { graphql, useStaticQuery } from "gatsby";
import { present } from "./present";

/** Returns what every page needs: the settings of the site, the words of the interface, header and footer. */
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
    settings: present(data.siteSettings, "site.json"),
    words: present(data.interfaceWords, "interface.json"),
    header: present(data.headerNavigation, "navigation/header.json"),
    footer: present(data.footerNavigation, "navigation/footer.json"),
  };
}

import { graphql, useStaticQuery } from "gatsby";
import { present } from "./present";

/** What every page shows or needs: settings of the site, header and footer. */
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
    header: present(data.headerNavigation, "navigation/header.json"),
    footer: present(data.footerNavigation, "navigation/footer.json"),
  };
}

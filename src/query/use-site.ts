import { graphql, useStaticQuery } from "gatsby";
import { required } from "./required";
import type { Words } from "./words";

export function useSite() {
  const data = useStaticQuery<Queries.SiteWideQuery>(graphql`
    query SiteWide {
      site {
        buildTime(formatString: "YYYY")
      }
      siteSettings {
        address
        language
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
  const settings = required(data.siteSettings, "site.json");
  return {
    buildYear: Number(data.site?.buildTime),
    settings,
    /** The number to call for quotes. */
    phone: settings.contact.phones[0] ?? "",
    words: required(data.interfaceWords, "interface.json"),
    header: required(data.headerNavigation, "navigation/header.json"),
    footer: required(data.footerNavigation, "navigation/footer.json"),
  };
}

export const useWords = (): Words => useSite().words;

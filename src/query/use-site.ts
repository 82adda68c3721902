import { graphql, useStaticQuery } from "gatsby";
import { required } from "./required";

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
        ...Messages
      }
      headerNavigation {
        ...Header
      }
      footerNavigation {
        ...Footer
      }
      homePage {
        call {
          ...Note
        }
      }
    }
  `);
  const settings = required(data.siteSettings, "site.json");
  return {
    buildYear: Number(data.site?.buildTime),
    settings,
    /** The number to call for quotes. */
    phone: settings.contact.phones[0] ?? "",
    messages: required(data.interfaceWords, "interface.json"),
    header: required(data.headerNavigation, "navigation/header.json"),
    footer: required(data.footerNavigation, "navigation/footer.json"),
    /** The invitation at the end of pages that are not about a program. */
    call: required(data.homePage, "pages/home.json").call,
  };
}

/** The texts of data/interface.json, in groups. Their fragment is made from the schema (src/gatsby/message-fragment.ts). */
export type Messages = Queries.MessagesFragment;

export const useMessages = (): Messages => useSite().messages;

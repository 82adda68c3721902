import { graphql, useStaticQuery } from "gatsby";
import type { z } from "zod";
import type { interfaceWords } from "../content/schema/interface";
import { required } from "./required";

/** The texts of data/interface.json, in groups. */
export type Words = z.infer<typeof interfaceWords>;

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
        all
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
    words: required(data.interfaceWords, "interface.json").all as Words,
    header: required(data.headerNavigation, "navigation/header.json"),
    footer: required(data.footerNavigation, "navigation/footer.json"),
  };
}

export const useWords = (): Words => useSite().words;

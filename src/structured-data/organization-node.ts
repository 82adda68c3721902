import type { EducationalOrganization, WebSite } from "schema-dts";
import { dialedNumber } from "../dialed-number";
import { canonicalAddress, nodeId, organizationReference } from "./node-id";
import { unlessEmpty } from "./stated";

type Settings = NonNullable<Queries.SiteWideQuery["siteSettings"]>;

export type Site = Pick<Settings, "address" | "language" | "brand" | "contact" | "social">;

/** Leaves out social networks without an address. */
export function organizationNode({ address, brand, contact, social }: Site): EducationalOrganization {
  const profiles = social.map(({ destination }) => destination).filter((url) => url.startsWith("https:"));
  return {
    "@type": "EducationalOrganization",
    ...organizationReference(address),
    name: brand.name,
    slogan: brand.claim,
    url: canonicalAddress(address, "/"),
    logo: address + brand.logo.publicURL,
    address: {
      "@type": "PostalAddress",
      streetAddress: contact.address.join(", "),
      addressLocality: contact.locality,
      addressCountry: contact.country,
    },
    telephone: contact.phones.map(dialedNumber),
    email: contact.email,
    sameAs: unlessEmpty(profiles),
  };
}

export function websiteNode({ address, brand, language }: Site): WebSite {
  return {
    "@type": "WebSite",
    "@id": nodeId(address, "/", "website"),
    name: brand.name,
    url: canonicalAddress(address, "/"),
    inLanguage: language,
    publisher: organizationReference(address),
  };
}

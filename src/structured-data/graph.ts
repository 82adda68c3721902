import type { BreadcrumbList, Course, EducationalOrganization, Graph, ItemList, WebPage } from "schema-dts";
import { dialedNumber } from "../dialed-number";

type Site = Pick<
  NonNullable<Queries.SiteWideQuery["siteSettings"]>,
  "address" | "language" | "brand" | "contact" | "social"
>;

export type PageLink = { name: string; path: string };

export type PageType = "WebPage" | "AboutPage" | "ContactPage" | "CollectionPage" | "ImageGallery";

export type Subject = Course | ItemList;

type Page = {
  type: PageType;
  path: string;
  metadata: { title: string; description: string };
  /** Empty if the page shows none. */
  breadcrumb: readonly PageLink[];
  /** By default, the organization. */
  subject?: Subject;
};

/** The graph of every page contains the node of the organization. */
export const organizationReference = (address: string) => ({ "@id": `${address}/#organization` });

/** Leaves out social networks without an address. */
function organizationNode({ address, brand, contact, social }: Site): EducationalOrganization {
  return {
    "@type": "EducationalOrganization",
    ...organizationReference(address),
    name: brand.name,
    slogan: brand.claim,
    url: `${address}/`,
    logo: address + brand.logo.publicURL,
    address: {
      "@type": "PostalAddress",
      streetAddress: contact.address.join(", "),
      addressLocality: contact.locality,
      addressCountry: contact.country,
    },
    telephone: contact.phones.map(dialedNumber),
    email: contact.email,
    sameAs: social.map(({ destination }) => destination).filter((url) => url.startsWith("https:")),
  };
}

function breadcrumbNode(address: string, pages: readonly PageLink[]): BreadcrumbList {
  const items = pages.map(({ name, path }, index) => ({ position: index + 1, name, item: address + path }));
  return {
    "@type": "BreadcrumbList",
    itemListElement: items.map((item) => ({ "@type": "ListItem", ...item })),
  };
}

/** Search engines show the programs of an overview side by side. */
export function programList(address: string, programs: readonly { path: string }[]): ItemList {
  const items = programs.map(({ path }, index) => ({ position: index + 1, url: address + path }));
  return { "@type": "ItemList", itemListElement: items.map((item) => ({ "@type": "ListItem", ...item })) };
}

function pageNode(site: Site, { type, path, metadata, breadcrumb, subject }: Page): WebPage {
  const { address, language, brand } = site;
  const organization = organizationReference(address);
  return {
    "@type": type,
    name: metadata.title,
    description: metadata.description,
    url: address + path,
    inLanguage: language,
    isPartOf: { "@type": "WebSite", name: brand.name, url: `${address}/`, publisher: organization },
    ...(breadcrumb.length > 0 && { breadcrumb: breadcrumbNode(address, breadcrumb) }),
    ...(subject ? { mainEntity: subject } : { about: organization }),
  };
}

/** Returns JSON-LD. Escapes `<`, which could end the script element or open a comment. */
export function structuredData(site: Site, page: Page): string {
  const graph: Graph = {
    "@context": "https://schema.org",
    "@graph": [organizationNode(site), pageNode(site, page)],
  };
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}

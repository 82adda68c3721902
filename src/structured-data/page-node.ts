import type { ImageObject, WebPage } from "schema-dts";
import { canonicalAddress, nodeId, organizationReference } from "./node-id";
import type { Site } from "./organization-node";
import type { Part } from "./part";

/** The types of pages that search engines distinguish. */
export type PageType = "WebPage" | "AboutPage" | "ContactPage" | "CollectionPage" | "ImageGallery";

/** A picture: its alternative text, and the path of its file. */
export type PagePicture = { alt: string; file: string; category?: string };

/** The data of a page in the graph. */
export type Page = {
  type: PageType;
  path: string;
  metadata: { title: string; description: string };
  /** The picture that shared links show. */
  image: PagePicture;
  /** The pictures that are the content of the page. */
  pictures?: readonly PagePicture[];
};

type Reference = { "@id": string };

/** The nodes of the same graph that the page's node refers to. */
type PageReferences = {
  /** The main subject of the page, unless that is the organization. */
  subject?: Reference;
  /** The breadcrumb of the page, if it shows one. */
  breadcrumb?: Reference;
};

/** Returns the node of a page. */
export function pageNode(
  { address, language }: Pick<Site, "address" | "language">,
  { type, path, metadata, image, pictures }: Page,
  { subject, breadcrumb }: PageReferences,
): WebPage {
  return {
    "@type": type,
    "@id": canonicalAddress(address, path),
    name: metadata.title,
    description: metadata.description,
    url: canonicalAddress(address, path),
    inLanguage: language,
    isPartOf: { "@id": nodeId(address, "/", "website") },
    primaryImageOfPage: pictureNode(address, image),
    ...(breadcrumb && ({ breadcrumb } satisfies Part<WebPage>)),
    ...((subject
      ? { mainEntity: subject }
      : { about: organizationReference(address) }) satisfies Part<WebPage>),
    ...(pictures &&
      ({ hasPart: pictures.map((picture) => pictureNode(address, picture)) } satisfies Part<WebPage>)),
  };
}

function pictureNode(address: string, { alt, file, category }: PagePicture): ImageObject {
  return {
    "@type": "ImageObject",
    contentUrl: address + file,
    caption: alt,
    ...(category && ({ keywords: category } satisfies Part<ImageObject>)),
  };
}

import type { ImageObject, WebPage } from "schema-dts";
import { canonicalAddress, nodeId, organizationReference } from "./node-id";
import type { Site } from "./organization";
import type { Part } from "./part";

/** The kinds of pages that search engines tell apart. */
export type PageType = "WebPage" | "AboutPage" | "ContactPage" | "CollectionPage" | "ImageGallery";

/** A picture: what it shows, and the path of its file. */
export type PagePicture = { alt: string; file: string; category?: string };

/** What the graph says of a page. */
export type Page = {
  type: PageType;
  path: string;
  metadata: { title: string; description: string };
  /** The picture a shared link shows. */
  image: PagePicture;
  /** The pictures that the page consists of. */
  pictures?: readonly PagePicture[];
};

type Reference = { "@id": string };

/** The nodes of the same graph that the page's node refers to. */
type PageReferences = {
  /** What the page is mainly about, where that is something else than the organization. */
  subject?: Reference;
  /** The way to the page, where it shows one. */
  breadcrumb?: Reference;
};

/** The node of a page. */
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

import type { ImageObject, WebPage } from "schema-dts";
import { canonicalAddress, nodeId, organizationReference } from "./node-id";
import type { Site } from "./organization-node";

/** Search engines distinguish these types. */
export type PageType = "WebPage" | "AboutPage" | "ContactPage" | "CollectionPage" | "ImageGallery";

/** `alt` is the alternative text, `file` the path of the file. */
export type PagePicture = { alt: string; file: string; category?: string };

export type Page = {
  type: PageType;
  path: string;
  metadata: { title: string; description: string };
  /** The picture that shared links show. */
  image: PagePicture;
  /** The main content of the page, if that is pictures. */
  pictures?: readonly PagePicture[];
};

type Reference = { "@id": string };

export function pageNode(
  { address, language }: Pick<Site, "address" | "language">,
  { type, path, metadata, image, pictures }: Page,
  { subject, breadcrumb }: { subject?: Reference; breadcrumb?: Reference },
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
    breadcrumb,
    mainEntity: subject,
    about: subject ? undefined : organizationReference(address),
    hasPart: pictures?.map((picture) => pictureNode(address, picture)),
  };
}

function pictureNode(address: string, { alt, file, category }: PagePicture): ImageObject {
  return { "@type": "ImageObject", contentUrl: address + file, caption: alt, keywords: category };
}

import type { BreadcrumbList } from "schema-dts";
import { canonicalAddress, nodeId } from "./node-id";

export type PageLink = { name: string; path: string };

/** A breadcrumb ends with the page itself. */
export function breadcrumbNode(address: string, path: string, pages: readonly PageLink[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    "@id": nodeId(address, path, "breadcrumb"),
    itemListElement: pages.map((page, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: page.name,
      item: { "@type": "WebPage", "@id": canonicalAddress(address, page.path) },
    })),
  };
}

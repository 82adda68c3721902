import type { BreadcrumbList, ItemList } from "schema-dts";
import { canonicalAddress, nodeId } from "./node-id";

/** A page by its name and path, as a link to it shows. */
export type Step = { name: string; path: string };

/** The way to a page, the page itself at its end. */
export function breadcrumbNode(address: string, path: string, trail: readonly Step[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    "@id": nodeId(address, path, "breadcrumb"),
    itemListElement: trail.map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: step.name,
      item: { "@type": "WebPage", "@id": canonicalAddress(address, step.path) },
    })),
  };
}

/** The programs that a page lists, in the order shown. */
export function programListNode(
  address: string,
  path: string,
  { heading, programs }: { heading: string; programs: readonly Step[] },
): ItemList {
  return {
    "@type": "ItemList",
    "@id": nodeId(address, path, "list"),
    name: heading,
    numberOfItems: programs.length,
    itemListElement: programs.map((program, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: program.name,
      url: canonicalAddress(address, program.path),
    })),
  };
}

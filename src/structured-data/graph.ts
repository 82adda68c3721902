import type { Course, Graph, ItemList } from "schema-dts";
import { breadcrumbNode, type PageLink } from "./breadcrumb-node";
import { organizationNode, type Site, websiteNode } from "./organization-node";
import { type Page, pageNode } from "./page-node";

/** A node with an id, which the page's node refers to. */
export type Subject = Exclude<Course | ItemList, string>;

function referenceTo(node: { "@id"?: string } | undefined): { "@id": string } | undefined {
  return node?.["@id"] === undefined ? undefined : { "@id": node["@id"] };
}

/** @param breadcrumb the pages of the breadcrumb, empty if the page shows none */
export function graphOf(site: Site, page: Page, breadcrumb: readonly PageLink[], subject?: Subject): Graph {
  const list = breadcrumb.length > 0 ? breadcrumbNode(site.address, page.path, breadcrumb) : undefined;
  const references = { subject: referenceTo(subject), breadcrumb: referenceTo(list) };
  return {
    "@context": "https://schema.org",
    "@graph": [
      organizationNode(site),
      websiteNode(site),
      pageNode(site, page, references),
      ...(list ? [list] : []),
      ...(subject ? [subject] : []),
    ],
  };
}

/** Escapes `<`, which could end the script element or open a comment. */
export function scriptText(graph: Graph): string {
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}

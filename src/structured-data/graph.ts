import type { Course, Graph, ItemList } from "schema-dts";
import { breadcrumbNode, type Step } from "./list";
import { organizationNode, type Site, websiteNode } from "./organization";
import { type Page, pageNode } from "./page";

/** What a page is mainly about: a node with an id, which the page's node refers to. */
export type Subject = Exclude<Course | ItemList, string>;

function referenceTo(node: { "@id"?: string } | undefined): { "@id": string } | undefined {
  return node?.["@id"] === undefined ? undefined : { "@id": node["@id"] };
}

/**
 * All that a page tells machines, in schema.org's words: who runs the site, the site, the page, the way to
 * it, and what it is about.
 *
 * @param trail the way to the page as it shows it, empty where it shows none
 */
export function graphOf(site: Site, page: Page, trail: readonly Step[], subject?: Subject): Graph {
  const breadcrumb = trail.length > 0 ? breadcrumbNode(site.address, page.path, trail) : undefined;
  const references = { subject: referenceTo(subject), breadcrumb: referenceTo(breadcrumb) };
  return {
    "@context": "https://schema.org",
    "@graph": [
      organizationNode(site),
      websiteNode(site),
      pageNode(site, page, references),
      ...(breadcrumb ? [breadcrumb] : []),
      ...(subject ? [subject] : []),
    ],
  };
}

/** A graph as the text of a script element, which no text in it can end or open a comment in. */
export function scriptText(graph: Graph): string {
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}

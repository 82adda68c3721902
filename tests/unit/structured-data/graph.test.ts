import { graphOf, scriptText } from "../../../src/structured-data/graph";
import { organizationNode } from "../../../src/structured-data/organization-node";
import { page, site } from "./sample";

const organization = { "@id": "https://site.test/#organization" };
const step = (path: string) => ({ "@type": "WebPage", "@id": `https://site.test${path}` });
const breadcrumb = [
  { name: "Home", path: "/" },
  { name: "About Us", path: "/about-us" },
];

test("the graph has the organization, the site, the page and its breadcrumb", () => {
  expect(graphOf(site, page, breadcrumb)).toEqual({
    "@context": "https://schema.org",
    "@graph": [
      expect.objectContaining({ "@type": "EducationalOrganization", ...organization }),
      expect.objectContaining({ "@type": "WebSite", publisher: organization }),
      {
        "@type": "AboutPage",
        "@id": "https://site.test/about-us",
        name: "Title",
        description: "Description",
        url: "https://site.test/about-us",
        inLanguage: "en",
        isPartOf: { "@id": "https://site.test/#website" },
        primaryImageOfPage: {
          "@type": "ImageObject",
          contentUrl: "https://site.test/picture.jpg",
          caption: "A picture",
        },
        breadcrumb: { "@id": "https://site.test/about-us#breadcrumb" },
        about: organization,
      },
      {
        "@type": "BreadcrumbList",
        "@id": "https://site.test/about-us#breadcrumb",
        itemListElement: [
          { "@type": "ListItem", position: 1, name: "Home", item: step("/") },
          { "@type": "ListItem", position: 2, name: "About Us", item: step("/about-us") },
        ],
      },
    ],
  });
});

test("a page without parents has no breadcrumb", () => {
  const text = scriptText(graphOf(site, page, []));
  expect(text).not.toMatch(/breadcrumb/i);
});

test("a page refers to its own topic instead of the organization", () => {
  const subject = { "@type": "ItemList", "@id": "https://site.test/about-us#list" } as const;
  const { "@graph": nodes } = graphOf(site, page, [], subject);
  expect(nodes.at(-1)).toBe(subject);
  expect(nodes[2]).toMatchObject({ mainEntity: { "@id": subject["@id"] } });
  expect(nodes[2]).not.toHaveProperty("about");
});

test("the pictures of a page are parts of it, each with its category", () => {
  const pictures = [{ alt: "One", file: "/one.jpg", category: "Coaching" }];
  expect(graphOf(site, { ...page, pictures }, [])["@graph"][2]).toMatchObject({
    hasPart: [{ contentUrl: "https://site.test/one.jpg", caption: "One", keywords: "Coaching" }],
  });
});

test("social networks are listed once they have a destination", () => {
  expect(organizationNode(site)).toMatchObject({ sameAs: ["https://network.test/brand"] });
  expect(organizationNode({ ...site, social: [{ destination: "" }] })).not.toHaveProperty("sameAs");
});

test("no text can end the script or open a comment in it", () => {
  const title = 'A </script><script>alert("1")</script> <!-- B';
  const graph = graphOf(site, { ...page, metadata: { title, description: "" } }, []);
  const text = scriptText(graph);
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toEqual(graph);
});

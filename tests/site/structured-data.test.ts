import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gallery } from "./content";
import { addressOf, allNodes, isReference, listOf, nodeOf, nodesOf, scriptOf, site } from "./graph";
import { attribute, one, publicFolder, readPage, textOf } from "./html";
import { certificationPaths, flagshipPaths, paths } from "./path";
import { isNode, vocabularyFaults } from "./schema-org";

const pageTypes: Record<string, string> = {
  "/about-us": "AboutPage",
  "/contact-us": "ContactPage",
  "/flagship-programs": "CollectionPage",
  "/certifications-content": "CollectionPage",
  "/gallery": "ImageGallery",
};

describe.each(paths)("%s", (path) => {
  const typeOfId = (id: string) => {
    const node = nodesOf(path).find((candidate) => candidate["@id"] === id);
    return node && String(node["@type"]);
  };

  test("has one graph in its head, in text that nothing ends early", () => {
    expect(scriptOf(path).closest("head")).not.toBeNull();
    expect(scriptOf(path).rawText).not.toContain("<");
  });

  test("has nodes of different ids, and each reference leads to one", () => {
    const nodes = nodesOf(path);
    const ids = nodes.map((node) => String(node["@id"]));
    expect(new Set(ids).size).toBe(nodes.length);
    const references = allNodes(nodes).filter(isReference);
    expect(references.length).toBeGreaterThan(1);
    for (const reference of references) expect(ids).toContain(reference["@id"]);
  });

  test("uses the words of schema.org as schema.org does", () => {
    expect(nodesOf(path).flatMap((node) => vocabularyFaults(node, typeOfId))).toEqual([]);
  });

  test("says what page it is, in the words of its head", () => {
    const page = nodeOf(path, pageTypes[path] ?? "WebPage");
    const head = one(readPage(path), "head");
    const said = (selector: string) => attribute(one(head, selector), "content");
    expect(page.url).toBe(addressOf(path));
    expect(page.url).toBe(attribute(one(head, "link[rel=canonical]"), "href"));
    expect(page.description).toBe(said("meta[name=description]"));
    expect(`${page.name} | ${site.brand.name}`).toBe(textOf(one(head, "title")));
    expect(page.inLanguage).toBe(attribute(one(readPage(path), "html"), "lang"));
    expect(page.isPartOf).toEqual({ "@id": nodeOf(path, "WebSite")["@id"] });
    expect(page.primaryImageOfPage).toMatchObject({ contentUrl: said('meta[property="og:image"]') });
  });

  test("has the way to it that it shows, or none", () => {
    const [visible] = readPage(path).querySelectorAll('nav[aria-label="Breadcrumb"]');
    const steps = visible?.querySelectorAll("li").map((step) => {
      const link = step.querySelector("a");
      return [textOf(step), { "@type": "WebPage", "@id": addressOf(link ? attribute(link, "href") : path) }];
    });
    const nodes = nodesOf(path).filter((node) => node["@type"] === "BreadcrumbList");
    expect(nodes).toHaveLength(visible ? 1 : 0);
    const list = nodes.flatMap((node) => listOf(node.itemListElement)).filter(isNode);
    expect(list.map(({ name, item }) => [String(name).replaceAll("’", "'"), item])).toEqual(steps ?? []);
    expect(list.map(({ position }) => position)).toEqual(list.map((_, index) => index + 1));
    const page = nodeOf(path, pageTypes[path] ?? "WebPage");
    expect(page.breadcrumb).toEqual(nodes[0] && { "@id": nodes[0]["@id"] });
  });

  test("says who runs the site", () => {
    const organization = nodeOf(path, "EducationalOrganization");
    expect(organization).toMatchObject({
      name: site.brand.name,
      url: `${site.address}/`,
      telephone: site.contact.phones,
      email: site.contact.email,
      address: { "@type": "PostalAddress", streetAddress: site.contact.address.join(", ") },
    });
    const logo = String(organization.logo).slice(site.address.length);
    expect(existsSync(join(publicFolder, logo))).toBe(true);
    expect(nodeOf(path, "WebSite").publisher).toEqual({ "@id": organization["@id"] });
  });

  test("claims no price, rating, review or date", () => {
    const properties = allNodes(nodesOf(path)).flatMap(Object.keys);
    expect(properties.filter((property) => /offer|price|rating|review|date|time/i.test(property))).toEqual(
      [],
    );
  });
});

test.each([
  ["/flagship-programs", flagshipPaths.slice(1)],
  ["/certifications-content", certificationPaths.slice(1)],
])("%s lists its programs in order", (path, programs) => {
  const list = nodeOf(path, "ItemList");
  expect(nodeOf(path, "CollectionPage").mainEntity).toEqual({ "@id": list["@id"] });
  expect(list.numberOfItems).toBe(programs.length);
  const names = readPage(path).querySelectorAll("main article h3 a").map(textOf);
  const expected = programs.map((program, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: names[index],
    url: addressOf(program),
  }));
  expect(list.itemListElement).toEqual(expected);
});

test("/gallery has its pictures, each with what it shows", () => {
  const pictures = listOf(nodeOf("/gallery", "ImageGallery").hasPart).filter(isNode);
  const links = one(readPage("/gallery"), '[aria-label="Pictures"]').querySelectorAll("a");
  expect(pictures.map(({ contentUrl, caption }) => [contentUrl, caption])).toEqual(
    links.map((link) => [addressOf(attribute(link, "href")), attribute(one(link, "img"), "alt")]),
  );
  expect(pictures).toHaveLength(gallery.items.length);
  for (const { contentUrl } of pictures)
    expect(existsSync(join(publicFolder, String(contentUrl).slice(site.address.length)))).toBe(true);
});

test("404.html has no graph", () => {
  expect(readFileSync(join(publicFolder, "404.html"), "utf8")).not.toContain("ld+json");
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { addressOf, gallery, programAt, site, words } from "./content";
import { byPath, byProgram, problemsOnPages } from "./every-page";
import { attribute, fold, mainOf, one, publicFolder, readPage, sectionOf, textOf } from "./html";
import { certificationPaths, flagshipPaths, programPaths } from "./path";

// TypeScript checks the terms of schema.org in src/structured-data, with the types of schema-dts.

type GraphNode = { readonly [property: string]: unknown };

/** A text, a number or a list is no node. */
const isNode = (value: unknown): value is GraphNode =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const scriptOf = (path: string) => one(readPage(path), 'script[type="application/ld+json"]');

/** The text as browsers read it: entities have no meaning in a script. */
const nodesOf = (path: string): GraphNode[] => JSON.parse(scriptOf(path).rawText)["@graph"];

function nodeOf(path: string, type: string): GraphNode {
  const [node, ...others] = nodesOf(path).filter((candidate) => candidate["@type"] === type);
  if (node === undefined || others.length > 0) throw new Error(`Expected one node ${type} on ${path}`);
  return node;
}

function allNodes(value: unknown): GraphNode[] {
  if (Array.isArray(value)) return value.flatMap(allNodes);
  return isNode(value) ? [value, ...Object.values(value).flatMap(allNodes)] : [];
}

/** The value may also be a single one, or absent. */
const listOf = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat());

const pageTypes: Record<string, string> = {
  "/about-us": "AboutPage",
  "/contact-us": "ContactPage",
  "/flagship-programs": "CollectionPage",
  "/certifications-content": "CollectionPage",
  "/gallery": "ImageGallery",
};

const pageNodeOf = (path: string) => nodeOf(path, pageTypes[path] ?? "WebPage");

test("each page has one graph in its head, with the terms of schema.org and with text that cannot end the script", () => {
  const found = byPath((path) => {
    const script = scriptOf(path);
    const { "@context": context, ...others } = JSON.parse(script.rawText);
    const isInHead = script.closest("head") !== null;
    return { context, others: Object.keys(others), isInHead, hasTag: script.rawText.includes("<") };
  });
  const expected = { context: "https://schema.org", others: ["@graph"], isInHead: true, hasTag: false };
  expect(found).toEqual(byPath(() => expected));
});

test("nodes have unique ids, and each reference has a target", () => {
  const problems = problemsOnPages((_, path) => {
    const nodes = nodesOf(path);
    const ids = nodes.map((node) => String(node["@id"]));
    const references = allNodes(nodes).filter((node) => Object.keys(node).join() === "@id");
    const lost = references.map((reference) => String(reference["@id"])).filter((id) => !ids.includes(id));
    return new Set(ids).size === ids.length ? lost : [...lost, `duplicate ids: ${ids}`];
  });
  expect(problems).toEqual([]);
});

test("each graph describes its page in the words of its head, and names who runs the site", () => {
  const found = byPath((path) => {
    const { name, url, description, inLanguage, isPartOf, primaryImageOfPage: image } = pageNodeOf(path);
    const { name: brand, url: home, telephone, email, address } = nodeOf(path, "EducationalOrganization");
    const picture = isNode(image) && [image.contentUrl, image.caption];
    const page = { title: `${name} | ${brand}`, url, description, inLanguage, isPartOf, picture };
    return { ...page, brand, home, telephone, email, street: isNode(address) && address.streetAddress };
  });
  const expected = byPath((path) => {
    const head = one(readPage(path), "head");
    const said = (selector: string) => attribute(one(head, selector), "content");
    return {
      title: one(head, "title").text,
      url: addressOf(path),
      description: said("meta[name=description]"),
      inLanguage: site.language,
      isPartOf: { "@id": nodeOf(path, "WebSite")["@id"] },
      picture: [said('meta[property="og:image"]'), said('meta[property="og:image:alt"]')],
      brand: site.brand.name,
      home: `${site.address}/`,
      telephone: site.contact.phones.map((phone) => phone.replace(/[^+\d]/g, "")),
      email: site.contact.email,
      street: site.contact.address.join(", "),
    };
  });
  expect(found).toEqual(expected);
});

test("the subject of a page is its program, its list of programs, or else the organization", () => {
  const found = byPath((path) => [pageNodeOf(path).mainEntity, pageNodeOf(path).about]);
  const expected = byPath((path) => {
    if (programPaths.includes(path)) return [{ "@id": nodeOf(path, "Course")["@id"] }, undefined];
    const isList = path === flagshipPaths[0] || path === certificationPaths[0];
    if (isList) return [{ "@id": nodeOf(path, "ItemList")["@id"] }, undefined];
    return [undefined, { "@id": nodeOf(path, "EducationalOrganization")["@id"] }];
  });
  expect(found).toEqual(expected);
  expect(byProgram((path) => nodeOf(path, "Course").name)).toEqual(byProgram((path) => programAt(path).name));
});

test("the organization publishes the site, and has the brand's logo", () => {
  const { "@id": id, logo } = nodeOf("/", "EducationalOrganization");
  expect(nodeOf("/", "WebSite").publisher).toEqual({ "@id": id });
  const file = String(logo).replace(site.address, publicFolder);
  expect(readFileSync(file, "utf8")).toBe(readFileSync(join("data", site.brand.logo), "utf8"));
});

test("each graph has the breadcrumb that its page shows, or none", () => {
  const found = byPath((path) => {
    const [node] = nodesOf(path).filter((candidate) => candidate["@type"] === "BreadcrumbList");
    const steps = listOf(node?.itemListElement).filter(isNode);
    return {
      id: pageNodeOf(path).breadcrumb,
      steps: steps.map(({ position, name, item }) => [position, fold(String(name)), item]),
    };
  });
  const expected = byPath((path) => {
    const [visible] = readPage(path).querySelectorAll(`nav[aria-label="${words.navigation.breadcrumb}"]`);
    const steps = visible?.querySelectorAll("li").map((step, index) => {
      const target = step.querySelector("a")?.getAttribute("href") ?? path;
      return [index + 1, textOf(step), { "@type": "WebPage", "@id": addressOf(target) }];
    });
    return { id: visible && { "@id": `${addressOf(path)}#breadcrumb` }, steps: steps ?? [] };
  });
  expect(found).toEqual(expected);
});

test("no graph claims a price, rating, review or date", () => {
  const claims = problemsOnPages((_, path) =>
    allNodes(nodesOf(path))
      .flatMap(Object.keys)
      .filter((property) => /offer|price|rating|review|date|time/i.test(property)),
  );
  expect(claims).toEqual([]);
});

test.each([flagshipPaths, certificationPaths])("%s lists its programs in order", (path, ...programs) => {
  const list = nodeOf(path, "ItemList");
  const names = readPage(path).querySelectorAll("main article h3 a").map(textOf);
  expect(list.numberOfItems).toBe(programs.length);
  const items = listOf(list.itemListElement).filter(isNode);
  expect(items.map(({ position, name, url }) => [position, fold(String(name)), url])).toEqual(
    programs.map((program, index) => [index + 1, names[index], addressOf(program)]),
  );
});

test("the graph of the gallery has its pictures, each with its description", () => {
  const pictures = listOf(pageNodeOf("/gallery").hasPart).filter(isNode);
  const links = sectionOf(mainOf("/gallery"), words.gallery.pictures).querySelectorAll("a");
  expect(pictures.map(({ contentUrl, caption, keywords }) => [contentUrl, caption, keywords])).toEqual(
    gallery.items.map(({ type, img }, index) => [
      `${site.address}${links[index]?.getAttribute("href")}`,
      img.alt,
      type,
    ]),
  );
});

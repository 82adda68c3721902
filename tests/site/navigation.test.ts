import type { HTMLElement } from "node-html-parser";
import { among } from "./among";
import { accessibleText, attribute, childrenOf, one, readPage, textOf } from "./html";
import { certificationPaths, flagshipPaths, paths } from "./path";

/** A link by its name and path, or a menu by its name, and the names and paths of its links. */
type Entry = { name: string; path?: string; subPages?: { names: string[]; paths: string[] } };

/** Specification, section 2: navigation header. */
const entries: Entry[] = [
  { name: "Home", path: "/" },
  { name: "About Us", path: "/about-us" },
  {
    name: "Flagship",
    subPages: {
      names: [
        "Flagship Programs",
        "PALSAM",
        "RX: Sales",
        "Selling Through True Colors",
        "Justice the Key of Leader",
        "Order Making",
        "Key Account Management",
        "Merchandising",
        "Change & Win",
        "Creative Thinking",
      ],
      paths: flagshipPaths,
    },
  },
  {
    name: "Certifications",
    subPages: {
      names: [
        "Certifications",
        "MINI MBA",
        "Certified Sales Manager",
        "Certified International Professional Trainer",
        "Certified Marketing Manager",
        "Certified HR Manager",
        "IBDL Pharmaceutical Sales&Marketing",
        "IBDL Essential: Understanding Business",
        "IBDL Professional: Management and Planning",
        "IBDL Pharmacy Management",
      ],
      paths: certificationPaths,
    },
  },
  { name: "Partners", path: "/partners" },
  { name: "Gallery", path: "/gallery" },
  { name: "Contact Us", path: "/contact-us" },
];

/** Specification, section 2: footer. */
const footerPaths = [
  "/",
  "/about-us",
  "/elevate-and-empower",
  "/flagship-programs",
  "/certifications-content",
  "/partners",
  "/gallery",
  "/contact-us",
];

const linkOf = (link: HTMLElement) => ({ name: accessibleText(link), path: attribute(link, "href") });

function entryOf(item: HTMLElement): Entry {
  const [control, list] = childrenOf(item);
  if (!control) throw new Error("an entry is empty");
  if (!list) return linkOf(control);
  const links = list.querySelectorAll("a").map(linkOf);
  const subPages = { names: links.map(({ name }) => name), paths: links.map(({ path }) => path) };
  return { name: accessibleText(control), subPages };
}

/** The entry as it shows on a path: under /flagship and /certifications the button has the sub-page's name. */
function shown({ name, path, subPages }: Entry, current: string, items: readonly Entry[]): Entry {
  if (!subPages) return { name, path };
  const menu = items.find((item) => item.subPages?.paths.includes(current))?.subPages;
  const isHere = subPages.paths.includes(current);
  return { name: isHere ? `${name} ${menu?.names[menu.paths.indexOf(current)]}` : name, subPages };
}

const isHome = (path: string) => path === "/" || path === "/home";

describe.each(paths)("%s", (path) => {
  const page = () => readPage(path);
  const menu = () => one(page(), 'header nav[aria-label="Main"]');
  const items = () => childrenOf(one(menu(), "ul:not(ul ul)"), "li").map(entryOf);

  test("has every entry of the navigation in its order", () => {
    const names = entries.flatMap(({ subPages }) => subPages?.names ?? []);
    const specified = items().map(({ subPages, ...item }) =>
      subPages ? { ...item, subPages: { ...subPages, names: among(subPages.names, names) } } : item,
    );
    expect(specified).toEqual(entries.map((entry) => shown(entry, path, items())));
  });

  test("marks its own entry, and the menu that holds it", () => {
    const current = menu().querySelectorAll("[aria-current]");
    expect(current.map((link) => attribute(link, "href"))).toEqual([isHome(path) ? "/" : path]);
    const highlighted = menu()
      .querySelectorAll("button[aria-expanded]")
      .filter((button) => button.getAttribute("data-current") === "true");
    const holding = entries.filter((entry) => entry.subPages?.paths.includes(path));
    expect(highlighted.map(accessibleText)).toEqual(holding.map((entry) => shown(entry, path, items()).name));
  });

  test("has an Explore Now button in the header that leads nowhere", () => {
    const explore = one(page(), "header")
      .querySelectorAll("a, button")
      .filter((element) => textOf(element) === "Explore Now");
    expect(explore.length).toBeGreaterThan(0);
    for (const button of explore) {
      expect(button.tagName).toBe("BUTTON");
      expect(button.getAttribute("type")).toBe("button");
    }
  });

  test("has every link of the footer in its order", () => {
    const links = one(page(), 'footer nav[aria-label="Footer"]').querySelectorAll("a");
    expect(
      among(
        links.map((link) => attribute(link, "href")),
        footerPaths,
      ),
    ).toEqual(footerPaths);
    expect(links.map(textOf)).not.toContain("");
  });

  test("has the Follow Us group of X, LinkedIn, Facebook and Instagram without destinations", () => {
    const footer = one(page(), "footer");
    const heading = footer.querySelectorAll("h2").find((element) => textOf(element) === "Follow Us");
    const links = heading?.nextElementSibling?.querySelectorAll("a") ?? [];
    expect(links.map(accessibleText)).toEqual(["X", "LinkedIn", "Facebook", "Instagram"]);
    expect(links.map((link) => attribute(link, "href"))).toEqual(Array(4).fill("#content"));
    expect(links.map((link) => link.querySelectorAll("svg").length)).toEqual([1, 1, 1, 1]);
  });

  test("has an address in Cairo, two phone numbers, an e-mail address, the year and the developer", () => {
    const footer = one(page(), "footer");
    const address = one(footer, "address");
    expect(textOf(address)).toContain("Cairo");
    expect(address.querySelectorAll('a[href^="tel:+"]')).toHaveLength(2);
    expect(address.querySelectorAll('a[href^="mailto:"]')).toHaveLength(1);
    expect(textOf(footer)).toMatch(/© 20\d\d /);
    expect(footer.querySelectorAll('a[href^="https://"]')).toHaveLength(1);
  });
});

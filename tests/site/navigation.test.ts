import type { HTMLElement } from "node-html-parser";
import { accessibleText, attribute, childrenOf, one, readPage, textOf } from "./html";
import { certificationPaths, flagshipPaths, paths } from "./path";

type Entry = { name: string; path?: string; subPages?: Entry[] };

const subPages = (names: string[], subPaths: string[]): Entry[] =>
  names.map((name, index) => ({ name, path: subPaths[index] ?? "" }));

/** Specification, section 2: navigation header. */
const entries: Entry[] = [
  { name: "Home", path: "/" },
  { name: "About Us", path: "/about-us" },
  {
    name: "Flagship",
    subPages: subPages(
      [
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
      flagshipPaths,
    ),
  },
  {
    name: "Certifications",
    subPages: subPages(
      [
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
      certificationPaths,
    ),
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

/** The entry as it shows on a path: under /flagship and /certifications the button has the sub-page's name. */
function shown({ name, path, subPages: pages }: Entry, current: string): Entry {
  if (!pages) return { name, path };
  const currentPage = pages.find((page) => page.path === current);
  return { name: currentPage ? `${name} ${currentPage.name}` : name, subPages: pages };
}

const linkOf = (link: HTMLElement): Entry => ({ name: accessibleText(link), path: attribute(link, "href") });

function entryOf(item: HTMLElement): Entry {
  const [control, list] = childrenOf(item);
  if (!control) throw new Error("an entry is empty");
  if (!list) return linkOf(control);
  const pages = childrenOf(list, "li").map((page) => linkOf(one(page, "a")));
  return { name: accessibleText(control), subPages: pages };
}

const isHome = (path: string) => path === "/" || path === "/home";

describe.each(paths)("%s", (path) => {
  const page = () => readPage(path);
  const menu = () => one(page(), 'header nav[aria-label="Main"]');

  test("has every entry of the navigation in its order", () => {
    const list = menu().querySelector("ul") ?? menu();
    expect(childrenOf(list, "li").map(entryOf)).toEqual(entries.map((entry) => shown(entry, path)));
  });

  test("marks its own entry, and the menu that holds it", () => {
    const current = menu().querySelectorAll("[aria-current]");
    expect(current.map((link) => attribute(link, "href"))).toEqual([isHome(path) ? "/" : path]);
    const highlighted = menu()
      .querySelectorAll("button[aria-expanded]")
      .filter((button) => button.getAttribute("data-current") === "true");
    const holding = entries.filter((entry) => entry.subPages?.some((subPage) => subPage.path === path));
    expect(highlighted.map(accessibleText)).toEqual(holding.map((entry) => shown(entry, path).name));
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
    expect(links.map((link) => attribute(link, "href"))).toEqual(footerPaths);
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

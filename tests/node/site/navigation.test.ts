import type { HTMLElement } from "node-html-parser";
import { phoneAddress } from "../../../src/components/ui/phone-link";
import { addressLine, footer, header, home, programAt, shortExtentOf, site, words } from "./content";
import { byPath } from "./every-page";
import { accessibleText, attribute, childrenOf, fold, one, readPage, textOf } from "./html";
import { programPaths } from "./path";

/** `/home` is the page `/`. */
const isCurrent = (target: string, path: string) => target === (path === "/home" ? "/" : path);

const linkOf = (link: HTMLElement) => ({ name: accessibleText(link), href: attribute(link, "href") });

const markedLinkOf = (link: HTMLElement) => ({
  ...linkOf(link),
  isCurrent: link.getAttribute("aria-current") === "page",
});

function entriesOf(path: string) {
  const menu = one(readPage(path), `header nav[aria-label="${words.navigation.main}"]`);
  return childrenOf(one(menu, "ul:not(ul ul)"), "li").map((item) => {
    const [control, list] = childrenOf(item);
    if (!control) throw new Error("A header entry has no link or button");
    if (!list) return markedLinkOf(control);
    return {
      name: accessibleText(control),
      isHighlighted: control.getAttribute("data-current") === "true",
      links: list.querySelectorAll("a").map(markedLinkOf),
    };
  });
}

/** What a row of a menu says of a program. */
function rowOf({ name, path }: { name: string; path: string }): string {
  if (!programPaths.includes(path)) return name;
  const program = programAt(path);
  return [name, program.forWhom, shortExtentOf(program)].filter(Boolean).join(" ");
}

test("the header has its entries, marks the current page, and names it on the menu that contains it", () => {
  const link = (name: string, target: string, path: string) => ({
    name: fold(name),
    href: target,
    isCurrent: isCurrent(target, path),
  });
  const expected = byPath((path) =>
    header.entries.map(({ name, path: target, subPages }) => {
      if (!subPages) return link(name, target, path);
      const current = subPages.find((subPage) => isCurrent(subPage.path, path));
      return {
        name: fold(
          !current || current.name.startsWith(name) ? (current?.name ?? name) : `${name} ${current.name}`,
        ),
        isHighlighted: path.startsWith(target),
        links: subPages.map((subPage) => link(rowOf(subPage), subPage.path, path)),
      };
    }),
  );
  expect(byPath(entriesOf)).toEqual(expected);
});

test("Explore Now is what its content says: in the bar, in the sheet of narrow windows, and in the carousel", () => {
  type Action = { label: string; destination: string };
  /** An action with a destination is a link, any other a button without an effect. */
  const expected = ({ destination }: Action) =>
    destination === "" ? ["BUTTON", "button"] : ["A", destination];
  const found = (parent: HTMLElement, { label }: Action) =>
    parent
      .querySelectorAll("a, button")
      .filter((element) => textOf(element) === fold(label) && !element.closest("li"))
      .map((element) => [element.tagName, element.getAttribute("href") ?? element.getAttribute("type")]);
  const { explore } = header;
  const inHeader = byPath((path) => found(one(readPage(path), "header"), explore));
  expect(inHeader).toEqual(byPath(() => [expected(explore), expected(explore)]));
  const { action } = home.carousel;
  const [carousel] = readPage("/").querySelectorAll(`[aria-roledescription="${words.carousel.carousel}"]`);
  expect(carousel && found(carousel, action)).toEqual([expected(action)]);
});

const footerAt = (path: string) => one(readPage(path), "footer");

test("the footer has its links, social networks, contact details, rights and the developer", () => {
  const element = footerAt("/");
  const followUs = element.querySelectorAll("h2").find((h2) => textOf(h2) === fold(footer.followUs));
  const social = followUs?.nextElementSibling;
  const details = one(element, "address");
  const { phones, email } = site.contact;
  const { name, url } = site.developer;
  expect(
    one(element, `nav[aria-label="${words.navigation.footer}"]`).querySelectorAll("a").map(linkOf),
  ).toEqual(footer.links.map((link) => ({ name: fold(link.name), href: link.path })));
  // A network without a destination links to the top of the content.
  expect(social?.querySelectorAll("a").map(linkOf)).toEqual(
    site.social.map((link) => ({ name: fold(link.name), href: link.destination || "#content" })),
  );
  const networks = social?.querySelectorAll("a").map((link) => attribute(link, "data-network"));
  expect(networks).toEqual(site.social.map(({ network }) => network));
  expect(textOf(one(details, "p"))).toBe(fold(addressLine));
  expect(details.querySelectorAll("a").map(linkOf)).toEqual([
    ...phones.slice(0, 2).map((phone) => ({ name: phone, href: phoneAddress(phone) })),
    { name: email, href: `mailto:${email}` },
  ]);
  expect(textOf(element).replace(/© 20\d\d /, "© year ")).toContain(
    fold(`© year ${site.brand.name}. ${footer.rights}`),
  );
  expect(element.querySelectorAll("a").map(linkOf).at(-1)).toEqual({ name: fold(name), href: url });
});

test("every page has the same footer", () => {
  const home = footerAt("/").toString();
  expect(byPath((path) => footerAt(path).toString() === home)).toEqual(byPath(() => true));
});

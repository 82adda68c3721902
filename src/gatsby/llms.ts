import { writeFileSync } from "node:fs";
import { type Page, readContent, readPages } from "../content/read-content";
import { footer, header } from "../content/schema/navigation";
import { site } from "../content/schema/site";
import { canonicalAddress } from "../structured-data/node-id";

/** Groups pages in the order of the header: each menu is a group. The first one has the pages outside of menus. */
function groupPages(pages: readonly Page[]): { name: string; pages: Page[] }[] {
  const { entries } = readContent(header);
  const menus = entries.filter(({ subPages }) => subPages !== undefined);
  const inMenus = new Set(menus.flatMap(({ subPages = [] }) => subPages.map((subPage) => subPage.path)));
  const find = (wanted: string) => pages.filter((candidate) => candidate.path === wanted);
  const single = entries
    .filter(({ subPages }) => subPages === undefined)
    .flatMap((entry) => find(entry.path));
  const unlisted = pages.filter((candidate) => !inMenus.has(candidate.path) && !single.includes(candidate));
  return [
    { name: readContent(footer).heading, pages: [...single, ...unlisted] },
    ...menus.map(({ name, subPages = [] }) => ({ name, pages: subPages.flatMap((sub) => find(sub.path)) })),
  ];
}

/** Writes llms.txt (https://llmstxt.org): the site and the content of each page, for language models. */
export function writeLlms(): void {
  const { address, brand } = readContent(site);
  const line = ({ path, name, metadata }: Page) =>
    `- [${name}](${canonicalAddress(address, path)}): ${metadata.description}\n`;
  const groups = groupPages(readPages()).map(
    ({ name, pages }) => `## ${name}\n\n${pages.map(line).join("")}`,
  );
  writeFileSync("public/llms.txt", [`# ${brand.name}\n`, `> ${brand.claim}\n`, ...groups].join("\n"));
}

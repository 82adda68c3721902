import { writeFileSync } from "node:fs";
import { type Page, readContent, readPages } from "../content/read-content";
import { footer, header } from "../content/schema/navigation";
import { site } from "../content/schema/site";

/** Groups pages in the order of the header: each menu is a group. The first one has the pages outside of menus. */
function groupPages(pages: readonly Page[]): { name: string; pages: Page[] }[] {
  const { entries } = readContent(header);
  const find = ({ path }: { path: string }) => pages.filter((page) => page.path === path);
  const menus = entries.flatMap(({ name, subPages }) =>
    subPages ? { name, pages: subPages.flatMap(find) } : [],
  );
  const inMenus = menus.flatMap((menu) => menu.pages);
  const single = entries.filter(({ subPages }) => subPages === undefined).flatMap(find);
  const others = pages.filter((page) => !inMenus.includes(page));
  return [{ name: readContent(footer).heading, pages: [...new Set([...single, ...others])] }, ...menus];
}

/** Writes llms.txt (https://llmstxt.org): the site and the content of each page, for language models. */
export function writeLlms(): void {
  const { address, brand } = readContent(site);
  const line = ({ path, name, metadata }: Page) =>
    `- [${name}](${address}${path}): ${metadata.description}\n`;
  const groups = groupPages(readPages()).map(
    ({ name, pages }) => `## ${name}\n\n${pages.map(line).join("")}`,
  );
  writeFileSync("public/llms.txt", [`# ${brand.name}\n`, `> ${brand.claim}\n`, ...groups].join("\n"));
}

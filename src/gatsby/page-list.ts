import { z } from "zod";
import { readDocument } from "../content/read/document";
import { jsonFiles } from "../content/read/find";
import { footer, header } from "../content/schema/navigation";
import { site } from "../content/schema/site";
import { metadata, path, text } from "../content/schema/vocabulary";

const page = z.object({ path, name: text, metadata });

/** A page of the site, and its file under `data/`. */
export type Page = z.infer<typeof page> & { file: string };

/** Returns all pages, each once. The path of the home page is `/`. */
export function readPages(): Page[] {
  return jsonFiles("data").flatMap((file) => {
    const { success, data } = page.safeParse(readDocument("data", file).value);
    return success ? { ...data, file } : [];
  });
}

/** Returns the settings of the site. */
export function readSite() {
  return site.parse(readDocument("data", "site.json").value);
}

/**
 * Returns the pages in the order of the header. Each menu is a group with its name. All other pages are in
 * the first group, which has the heading of the footer.
 */
export function groupPages(pages: readonly Page[]): { name: string; pages: Page[] }[] {
  const { entries } = header.parse(readDocument("data", "navigation/header.json").value);
  const { heading } = footer.parse(readDocument("data", "navigation/footer.json").value);
  const menus = entries.filter(({ subPages }) => subPages !== undefined);
  const inMenus = new Set(menus.flatMap(({ subPages = [] }) => subPages.map((subPage) => subPage.path)));
  const find = (wanted: string) => pages.filter((candidate) => candidate.path === wanted);
  const single = entries
    .filter(({ subPages }) => subPages === undefined)
    .flatMap((entry) => find(entry.path));
  const unlisted = pages.filter((candidate) => !inMenus.has(candidate.path) && !single.includes(candidate));
  return [
    { name: heading, pages: [...single, ...unlisted] },
    ...menus.map(({ name, subPages = [] }) => ({ name, pages: subPages.flatMap((sub) => find(sub.path)) })),
  ];
}

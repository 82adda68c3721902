import type { IRedirectRoute, IStaticRoute, RoutesManifest } from "gatsby";
import { isPageDocument } from "../document/page-document";
import { headerPolicy } from "../policy/header-policy";
import { isCopy } from "./compressed-copy";

/** What a host has to know of the output. */
export type Output = {
  /** The paths of the pages, without a slash at their end; not the home page's. */
  pages: string[];
  /** The addresses of all files but compressed copies. */
  files: string[];
  /** Folders that hold files for pages and no pages, such as `/static`. */
  assetFolders: string[];
  /** The redirects of single paths. */
  redirects: IRedirectRoute[];
  /** Where all other paths lead, if anywhere. */
  unknown: IRedirectRoute | undefined;
  /** The Content-Security-Policy for all pages, `src/gatsby/policy/header-policy.ts`. */
  policy: string;
};

/** How pages may be asked for that have another address, see `src/gatsby/document/finish.ts`. */
export const otherForms = (page: string): string[] => [`${page}/`, `${page}.html`, `${page}/index.html`];

const isDocument = ({ filePath }: IStaticRoute) => filePath.endsWith(".html");

const firstFolder = (path: string) => path.match(/^\/[^/]+(?=\/)/)?.[0];

/**
 * Reads the output from Gatsby's own list of it. The headers there are left aside: they would keep the address of
 * the site from OpenStreetMap, see `security-header.ts`.
 *
 * @param read gives the content of a file, by its path in the project
 * @throws {Error} if a redirect is for a group of paths: no host is told of such yet; if a page has no policy
 */
export function outputOf(routes: RoutesManifest, read: (file: string) => string): Output {
  const redirects = routes.filter((route): route is IRedirectRoute => route.type === "redirect");
  const single = redirects.filter(({ path }) => path !== "/*");
  const group = single.find(({ path }) => /[*:]/.test(path));
  if (group) throw new Error(`The redirect of ${group.path} is for more than one path, and not for all.`);

  const statics = routes.filter(
    (route): route is IStaticRoute => route.type === "static" && !isCopy(route.filePath),
  );
  const files = statics.map(({ filePath }) => filePath.replace(/^public/, ""));
  const known = new Set(files);
  // Pages stand both as file and as folder; Gatsby has one for unknown paths too.
  const isPage = ({ path, filePath }: IStaticRoute) =>
    path !== "/404" && filePath === `public${path}/index.html` && known.has(`${path}.html`);
  const pages = statics.filter(isPage).map(({ path }) => path);

  const isAboutPages = (folder: string) =>
    [...pages, "/404"].some((page) => `${page}/`.startsWith(`${folder}/`));
  // A page and its copy are the same document.
  const documents = new Set(statics.filter(isDocument).map(({ filePath }) => read(filePath)));
  const folders = new Set(files.flatMap((file) => firstFolder(file) ?? []));
  return {
    pages: pages.sort(),
    files: files.sort(),
    assetFolders: [...folders].filter((folder) => !isAboutPages(folder)).sort(),
    redirects: single,
    unknown: redirects.find(({ path }) => path === "/*"),
    policy: headerPolicy([...documents].filter(isPageDocument)),
  };
}

import type { IRedirectRoute, IStaticRoute, RoutesManifest } from "gatsby";
import { isPageDocument } from "../document/tree";
import { headerPolicy } from "../policy/header-policy";
import { isCopy } from "./compress";

export type Output = {
  /** The paths of pages without trailing slashes, and without the home page. */
  pages: string[];
  /** All files, except for compressed copies. */
  files: string[];
  /** Folders that contain files but no pages, such as `/static`. */
  assetFolders: string[];
  /** The redirects of single paths, and of their other forms. */
  redirects: IRedirectRoute[];
  /** The redirect of all other paths, if there is one. */
  unknown: IRedirectRoute | undefined;
  /** The Content-Security-Policy for all pages (src/gatsby/policy/header-policy.ts). */
  policy: string;
};

/** Visitors may request these forms of a page's path (src/gatsby/document/finish.ts). */
export const otherForms = (page: string): string[] => [`${page}/`, `${page}.html`, `${page}/index.html`];

const isDocument = ({ filePath }: IStaticRoute) => filePath.endsWith(".html");

const firstFolder = (path: string) => path.match(/^\/[^/]+(?=\/)/)?.[0];

/**
 * Reads Gatsby's list of routes. Ignores its headers, because OpenStreetMap refuses requests under their
 * Referrer-Policy (security-header.ts).
 *
 * @param read returns the content of a file, given its path in the project
 * @throws {Error} if a redirect is for a group of paths, which no host supports yet, or a page has no policy
 */
export function outputOf(routes: RoutesManifest, read: (file: string) => string): Output {
  const redirects = routes.filter((route): route is IRedirectRoute => route.type === "redirect");
  const single = redirects.filter(({ path }) => path !== "/*");
  const group = single.find(({ path }) => /[*:]/.test(path));
  if (group)
    throw new Error(
      `The redirect of ${group.path} matches several paths. Only single paths and "/*" are supported.`,
    );

  const statics = routes.filter(
    (route): route is IStaticRoute => route.type === "static" && !isCopy(route.filePath),
  );
  const files = statics.map(({ filePath }) => filePath.replace(/^public/, ""));
  const known = new Set(files);
  // A page has a folder and a copy. Gatsby also lists a page for unknown paths.
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
    redirects: single.flatMap((redirect) =>
      [redirect.path, ...otherForms(redirect.path)].map((path) => ({ ...redirect, path })),
    ),
    unknown: redirects.find(({ path }) => path === "/*"),
    policy: headerPolicy([...documents].filter(isPageDocument)),
  };
}

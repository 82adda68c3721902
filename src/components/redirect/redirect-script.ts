import { homePath } from "../../site-paths";

/** The present paths of pages, by their earlier paths. */
export type PresentPaths = Readonly<Record<string, string>>;

/**
 * Returns an inline script that leads from an earlier path of a page to the page, and from all other paths to
 * /home. The earlier path may have a slash at its end, or be that of a file.
 */
export const redirectScript = (paths: PresentPaths) => `{
const path = ${JSON.stringify(paths)}[location.pathname.replace(/(?:\\/|(?:\\/index)?\\.html)$/, "")];
location.replace(path ? path + location.search + location.hash : "${homePath}");
}`;

import { homePath } from "../../site-paths";

/**
 * Returns an inline script that leads from an earlier path of a page to the page, and from all other paths to
 * /home. The earlier path may have a slash at its end, or be that of a file.
 *
 * @param paths the present paths, by the earlier ones
 */
export const redirectScript = (paths: Readonly<Record<string, string>>) => `{
const path = ${JSON.stringify(paths)}[location.pathname.replace(/(?:\\/|(?:\\/index)?\\.html)$/, "")];
location.replace(path ? path + location.search + location.hash : "${homePath}");
}`;

import type { CreatePagesArgs } from "gatsby";
import { readContent, readPages } from "../content/read-content";
import { footer } from "../content/schema/navigation";
import { homePath } from "../site-paths";

/**
 * Hosts apply the rules for earlier paths of pages (src/gatsby/host-files.ts). 404.html applies these too, and the one for
 * all unknown paths (src/pages/404.tsx). The planned pages of the footer are redirected in the browser, so that a click on
 * their links does not request a missing page (requirements 2.5 and 2.7).
 */
export function createRedirects({ actions: { createRedirect } }: CreatePagesArgs): void {
  for (const { path, isPlanned } of readContent(footer).links) {
    if (isPlanned) createRedirect({ fromPath: path, toPath: homePath, redirectInBrowser: true });
  }
  for (const { path: toPath, aliases = [] } of readPages()) {
    for (const fromPath of aliases) createRedirect({ fromPath, toPath, isPermanent: true });
  }
  createRedirect({ fromPath: "/*", toPath: homePath, statusCode: 302 });
}

import type { CreatePagesArgs } from "gatsby";
import { footer } from "../content/schema/navigation";
import { homePath } from "../site-paths";
import { readContent } from "./read-content";

/** The browser redirects planned pages, so that no link requests a missing page (requirements 2.5, 2.7). */
export function createRedirects({ actions: { createRedirect } }: CreatePagesArgs): void {
  for (const { path, isPlanned } of readContent(footer).links) {
    if (isPlanned) createRedirect({ fromPath: path, toPath: homePath, redirectInBrowser: true });
  }
  // Hosts apply this rule to all unknown paths (src/gatsby/host/).
  createRedirect({ fromPath: "/*", toPath: homePath, statusCode: 302 });
}

import type { CreatePagesArgs } from "gatsby";
import { homePath } from "../site-paths";

/**
 * Redirects unknown paths to /home (requirements 2.5 and 2.7). Hosts apply the rule for all paths
 * (src/gatsby/host/). The planned pages of the footer are redirected in the browser, so that a click on their
 * links does not request a missing page.
 */
export async function createRedirects({ actions, graphql }: CreatePagesArgs): Promise<void> {
  const { data } = await graphql<Queries.PlannedPagesQuery>(`
    query PlannedPages {
      footerNavigation {
        links {
          path
          isPlanned
        }
      }
    }
  `);
  const planned = data?.footerNavigation?.links.filter(({ isPlanned }) => isPlanned) ?? [];
  for (const { path } of planned) {
    actions.createRedirect({ fromPath: path, toPath: homePath, redirectInBrowser: true });
  }
  actions.createRedirect({ fromPath: "/*", toPath: homePath, statusCode: 302 });
}

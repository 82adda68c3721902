import type { CreatePagesArgs } from "gatsby";

/**
 * Sends unknown paths to /home (requirements 2.5 and 2.7). The rule for every path serves the hosts, see
 * `src/gatsby/host/`; a page of the footer that is only planned gets a rule that works inside the site, so
 * that a click on it loads nothing that is not there.
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
    actions.createRedirect({ fromPath: path, toPath: "/home", redirectInBrowser: true });
  }
  actions.createRedirect({ fromPath: "/*", toPath: "/home", statusCode: 302 });
}

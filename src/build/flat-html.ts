import { copyFileSync } from "node:fs";
import type { BuildArgs } from "gatsby";

/**
 * Puts `about-us.html` beside `about-us/index.html`. Many hosts answer /about-us from the folder only
 * after a redirect to /about-us/; from the file they answer at once, without a slash.
 */
export async function writeFlatHtml({ graphql }: BuildArgs): Promise<void> {
  const { data } = await graphql<Queries.PagePathsQuery>(`
    query PagePaths {
      allSitePage(filter: { path: { regex: "/^\\/[^.]+$/" } }) {
        nodes {
          path
        }
      }
    }
  `);
  for (const { path } of data?.allSitePage.nodes ?? []) {
    if (!path.startsWith("/404") && !path.startsWith("/dev-404")) {
      copyFileSync(`public${path}/index.html`, `public${path}.html`);
    }
  }
}

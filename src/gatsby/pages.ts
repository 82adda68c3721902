import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { homePath } from "../site-paths";

/** /home shows the same page as `/`. */
export async function createSitePages({ graphql, actions: { createPage } }: CreatePagesArgs): Promise<void> {
  createPage({ path: homePath, component: path.resolve("src/pages/index.tsx") });
  const component = path.resolve("src/templates/program.tsx");
  const { data } = await graphql<Queries.ProgramPathsQuery>(`
    query ProgramPaths {
      allProgram {
        nodes {
          path
        }
      }
    }
  `);
  for (const program of data?.allProgram.nodes ?? []) createPage({ path: program.path, component });
}

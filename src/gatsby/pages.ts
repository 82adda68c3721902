import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { homePath } from "../site-paths";

/**
 * Creates a page for each program file from one template, and /home, which shows the same page as `/`
 * (requirements 2.2 and 9.1).
 */
export async function createSitePages({ actions, graphql }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<Queries.ProgramPathsQuery>(`
    query ProgramPaths {
      allProgram {
        nodes {
          path
        }
      }
    }
  `);
  if (!data) throw new Error(`The programs could not be read: ${errors}`);
  actions.createPage({ path: homePath, component: path.resolve("src/pages/index.tsx"), context: {} });
  const component = path.resolve("src/templates/program.tsx");
  for (const program of data.allProgram.nodes) {
    actions.createPage({ path: program.path, component, context: {} });
  }
}

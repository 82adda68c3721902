import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { readPages } from "../content/read-content";
import { homePath, programKind } from "../site-paths";

/** /home shows the same page as `/` (requirements 2.2 and 9.1). */
export function createSitePages({ actions: { createPage } }: CreatePagesArgs): void {
  createPage({ path: homePath, component: path.resolve("src/pages/index.tsx") });
  const component = path.resolve("src/templates/program.tsx");
  for (const page of readPages()) {
    if (programKind(page.path)) createPage({ path: page.path, component });
  }
}

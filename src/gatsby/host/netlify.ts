import { headerRules } from "./header-rule";
import type { Output } from "./output";

/** What a missing file is answered with: Netlify sends a file with each status. */
const missing = "Not found.\n";

/**
 * The files for Netlify, by name. There a file that exists comes before a rule, and a rule fits paths with and
 * without a slash at their end. `/about-us/` is sent on to `/about-us` by Netlify itself ("Pretty URLs").
 *
 * Other forms of a page's path have no rule: it would have to be stronger than the file, and might then catch the
 * page itself.
 */
export function netlifyFiles(output: Output): Record<string, string> {
  const { assetFolders, redirects, unknown } = output;
  const rules = [
    ...redirects.map(({ path, toPath, status }) => `${path}  ${toPath}  ${status}`),
    ...assetFolders.map((folder) => `${folder}/*  /404.txt  404`),
    ...(unknown ? [`/*  ${unknown.toPath}  ${unknown.status}`] : []),
  ];
  const headers = headerRules(output).map(({ pattern, headers }) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
    return `${pattern}\n${lines.join("")}`;
  });
  return { _redirects: `${rules.join("\n")}\n`, _headers: headers.join(""), "404.txt": missing };
}

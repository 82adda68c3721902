import { headerRules } from "./header-rule";
import type { Output } from "./output";

/** A Netlify rule with a status needs a file to send. */
const missing = "Not found.\n";

/**
 * On Netlify, an existing file takes precedence over a rule, and a rule matches paths with and without a
 * trailing slash.
 *
 * Netlify itself redirects `/about-us/` to `/about-us` ("Pretty URLs"). The other forms of a page's path,
 * such as `/about-us.html`, have no rules. A rule for them would have to override the file, and might then
 * match the page itself.
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

import { type HeaderRule, headerRules } from "./header-rule";
import { type Output, otherForms } from "./output";

/** https://developers.cloudflare.com/pages/configuration/headers/ */
const mostRules = 100;
const longestLine = 2000;

/**
 * A rule in Cloudflare's form. A value is added to that of an earlier rule, and to Cloudflare's own, unless that
 * is taken away first.
 */
function ruleText({ pattern, headers }: HeaderRule): string {
  // Every answer of Cloudflare Pages may be read by every other site, unless it is told otherwise.
  const unwanted = pattern === "/*" ? "Access-Control-Allow-Origin" : "Cache-Control";
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const tooLong = lines.find((line) => line.length > longestLine);
  if (tooLong) {
    throw new Error(
      `Cloudflare Pages takes ${longestLine} characters for a header, and this has ${tooLong.length}: ${tooLong.trim().slice(0, 60)}…`,
    );
  }
  return [pattern, `  ! ${unwanted}`, ...lines, ""].join("\n");
}

/**
 * The files for Cloudflare Pages, by name. There a rule comes before a file that exists, so that one for every
 * path would catch all pages: unknown paths are left to 404.html, see `src/pages/404.tsx`.
 *
 * @throws {Error} if there are more rules, or longer ones, than Cloudflare reads
 */
export function cloudflareFiles(output: Output): Record<string, string> {
  const { pages, redirects } = output;
  const rules = headerRules(output);
  if (rules.length > mostRules) {
    throw new Error(`Cloudflare Pages reads ${mostRules} rules for headers, and there are ${rules.length}.`);
  }
  const moved = [
    "/index.html  /  301",
    ...pages.flatMap((page) => otherForms(page).map((form) => `${form}  ${page}  301`)),
    ...redirects.map(({ path, toPath, status }) => `${path}  ${toPath}  ${status}`),
  ];
  return { _redirects: `${moved.join("\n")}\n`, _headers: rules.map(ruleText).join("") };
}

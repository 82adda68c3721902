import { type HeaderRule, headerRules } from "./header-rule";
import { type Output, otherForms } from "./output";

/** https://developers.cloudflare.com/pages/configuration/headers/ */
const mostRules = 100;
const longestLine = 2000;

/**
 * Returns a rule in Cloudflare's format. Cloudflare appends the value of a rule to the values of earlier
 * rules and of its own, unless the rule removes those first.
 */
function ruleText({ pattern, headers }: HeaderRule): string {
  // By default, Cloudflare Pages allows every site to read every response.
  const unwanted = pattern === "/*" ? "Access-Control-Allow-Origin" : "Cache-Control";
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const tooLong = lines.find((line) => line.length > longestLine);
  if (tooLong) {
    throw new Error(
      `Cloudflare Pages allows ${longestLine} characters per header, but this one has ${tooLong.length}: ${tooLong.trim().slice(0, 60)}…`,
    );
  }
  return [pattern, `  ! ${unwanted}`, ...lines, ""].join("\n");
}

/**
 * Returns the files for Cloudflare Pages, by name. There, a rule takes precedence over an existing file, so a
 * rule for every path would redirect all pages. 404.html answers unknown paths instead (src/pages/404.tsx).
 *
 * @throws {Error} if there are more rules, or longer ones, than Cloudflare reads
 */
export function cloudflareFiles(output: Output): Record<string, string> {
  const { pages, redirects } = output;
  const rules = headerRules(output);
  if (rules.length > mostRules) {
    throw new Error(`Cloudflare Pages allows ${mostRules} header rules, but there are ${rules.length}.`);
  }
  const moved = [
    "/index.html  /  301",
    ...pages.flatMap((page) => otherForms(page).map((form) => `${form}  ${page}  301`)),
    ...redirects.map(({ path, toPath, status }) => `${path}  ${toPath}  ${status}`),
  ];
  return { _redirects: `${moved.join("\n")}\n`, _headers: rules.map(ruleText).join("") };
}

import { type HeaderRule, headerRules } from "./header-rule";
import { type Output, otherForms } from "./output";

/** The limits of Cloudflare Pages: https://developers.cloudflare.com/pages/configuration/headers/ */
const maxRules = 100;
const maxLineLength = 2000;

/**
 * Cloudflare appends the value of a header to the values from earlier rules and to its default value, unless
 * the rule removes those first.
 */
function ruleText({ pattern, headers }: HeaderRule): string {
  // By default, Cloudflare Pages allows every site to read every response.
  const unwanted = pattern === "/*" ? "Access-Control-Allow-Origin" : "Cache-Control";
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const tooLong = lines.find((line) => line.length > maxLineLength);
  if (tooLong) {
    throw new Error(
      `Cloudflare Pages allows ${maxLineLength} characters per header, but this one has ${tooLong.length}: ${tooLong.trim().slice(0, 60)}…`,
    );
  }
  return [pattern, `  ! ${unwanted}`, ...lines, ""].join("\n");
}

/**
 * On Cloudflare Pages, a rule takes precedence over an existing file, so a rule for every path would redirect
 * all pages. 404.html answers unknown paths instead (src/pages/404.tsx).
 *
 * @throws {Error} if a limit of Cloudflare Pages is exceeded
 */
export function cloudflareFiles(output: Output): Record<string, string> {
  const { pages, redirects } = output;
  const rules = headerRules(output);
  if (rules.length > maxRules) {
    throw new Error(`Cloudflare Pages allows ${maxRules} header rules, but there are ${rules.length}.`);
  }
  const moved = [
    "/index.html  /  301",
    ...pages.flatMap((page) => otherForms(page).map((form) => `${form}  ${page}  301`)),
    ...redirects.map(({ path, toPath, status }) => `${path}  ${toPath}  ${status}`),
  ];
  return { _redirects: `${moved.join("\n")}\n`, _headers: rules.map(ruleText).join("") };
}

import { type HTMLElement, parse } from "node-html-parser";

/**
 * The values of `type` that make a browser run a script. Any other type, such as that of JSON-LD, is data.
 */
const executable = /^(module|importmap|(text|application)\/(java|ecma)script)?$/i;

const isScript = (element: HTMLElement) => executable.test(element.getAttribute("type")?.trim() ?? "");

/** Returns whether a link requests a script before the parser reaches its script element. */
function isScriptRequest(link: HTMLElement): boolean {
  const words = link.getAttribute("rel")?.toLowerCase().split(/\s+/) ?? [];
  const isPreload = words.includes("preload") || words.includes("prefetch");
  return words.includes("modulepreload") || (isPreload && link.getAttribute("as") === "script");
}

/**
 * Removes the scripts of a page: the elements that run a script, inline or not, and the links that request a
 * script early. Leaves every other byte unchanged.
 */
export function withoutScripts(html: string): string {
  const document = parse(html, { comment: true });
  const cuts = [
    ...document.querySelectorAll("script").filter(isScript),
    ...document.querySelectorAll("link").filter(isScriptRequest),
  ].sort((first, second) => first.range[0] - second.range[0]);
  const parts: string[] = [];
  let kept = 0;
  for (const { range } of cuts) {
    parts.push(html.slice(kept, range[0]));
    kept = range[1];
  }
  return [...parts, html.slice(kept)].join("");
}

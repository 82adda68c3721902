import { type HTMLElement, parse } from "node-html-parser";

/** What `type` says of a script that a browser runs; any other type is data, JSON-LD for one. */
const executable = /^(module|importmap|(text|application)\/(java|ecma)script)?$/i;

const isScript = (element: HTMLElement) => executable.test(element.getAttribute("type")?.trim() ?? "");

/** A request for a script, made by the head before the script itself is met. */
function isScriptRequest(link: HTMLElement): boolean {
  const words = link.getAttribute("rel")?.toLowerCase().split(/\s+/) ?? [];
  const isPreload = words.includes("preload") || words.includes("prefetch");
  return words.includes("modulepreload") || (isPreload && link.getAttribute("as") === "script");
}

/**
 * The same page without its scripts: neither the elements that run one, inline or not, nor the links that ask for
 * one early. Everything else stays as it is, byte for byte.
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

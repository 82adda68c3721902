import { compiledScript } from "./compiled-script";

/** Gatsby puts its scripts between these two comments, and replaces them when they change. */
const slice =
  /(<!-- slice-start id="_gatsby-scripts-1" -->)([\s\S]*?)(<!-- slice-end id="_gatsby-scripts-1" -->)/;

/** A name that only the inline script contains. */
const mark = "___beforeHydration";

/**
 * Replaces the scripts of a page by one inline script, which starts them when the page is idle
 * (src/hydration/deferred-scripts.ts). The chunk map, which stands beside them, is fetched later.
 *
 * @param html a page as Gatsby has written it, or one that is already finished: that is returned as it is
 * @throws {Error} if Gatsby's scripts are not where they are expected
 */
export function withDeferredScripts(html: string): string {
  const [, start, content = "", end] = html.match(slice) ?? [];
  if (content.includes(mark)) return html;
  const hash = content.match(/window\.___webpackCompilationHash="\w+"/)?.[0];
  const sources = [...content.matchAll(/<script src="([^"]+)"/g)].map(([, source]) => source);
  if (!hash || sources.length === 0) throw new Error("Gatsby's scripts are not where they are expected.");
  const script = compiledScript("deferred-scripts.ts", { SCRIPTS: sources });
  return html.replace(slice, () => `${start}<script>${hash};${script}</script>${end}`);
}

import { compiledScript } from "./compiled-script";
import { writeHashedFile } from "./hashed-file";

/** Gatsby puts its scripts between these two, and puts them there anew when they change. */
const slice =
  /(<!-- slice-start id="_gatsby-scripts-1" -->)([\s\S]*?)(<!-- slice-end id="_gatsby-scripts-1" -->)/;

/** A name that only the inline script has. */
const mark = "___earlyInputs";

/** Writes the script that moves what moves before a page's own scripts come, and gives its address. */
export const writeMotion = (): string =>
  writeHashedFile("early-motion", ".js", compiledScript("early-motion.ts"));

/**
 * Replaces the scripts that Gatsby's pages start with by one inline script, which fetches them when somebody wants
 * something of the page (src/hydration/late-scripts.ts). The map of chunks that stands there too is fetched after
 * them.
 *
 * @param html a page as Gatsby has made it, or as this has: a page that did not change since is left as it is
 * @param motion the address of the script for what moves by itself
 * @throws {Error} if there are no scripts where Gatsby puts them
 */
export function withLateScripts(html: string, motion: string): string {
  const [, start, content = "", end] = html.match(slice) ?? [];
  if (content.includes(mark)) return html;
  const hash = content.match(/window\.___webpackCompilationHash="\w+"/)?.[0];
  const sources = [...content.matchAll(/<script src="([^"]+)"/g)].map(([, source]) => source);
  if (!hash || sources.length === 0) throw new Error("Gatsby's scripts are not where they are looked for.");
  const script = compiledScript("late-scripts.ts", { SCRIPTS: sources, MOTION: motion });
  return html.replace(slice, () => `${start}<script>${hash};${script}</script>${end}`);
}

import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { colorModeScript } from "../../components/color-mode/color-mode-script";
import { writeHashedFile } from "./hashed-file";
import { isAbout, isForRareMedia, partition, rareMedia, rulesOf } from "./partition";

/**
 * What a server sends before it hears from the browser again: ten packets (RFC 6928). A document that fits in
 * them is there after one round trip.
 */
const firstFlight = 14_600;

/** What of it the head of a server's answer takes. */
const answerHead = 300;

/** A stylesheet in a page as Gatsby puts it there, or all of them as this does. */
const inlined = /<style data-href="([^"]+)"(?: data-also="([^"]+)")?[^>]*>[\s\S]*?<\/style>/g;
const rareLinks = /<link rel="stylesheet" media="[^"]+" href="[^"]+"\/>/g;
/** See `src/components/layout/after-opening.tsx`. */
const laterPlace = /(<div id="later-styles"[^>]*>)[\s\S]*?(<\/div>)/;

const sheetsOf = (html: string) =>
  [...html.matchAll(inlined)].flatMap(([, address = "", others]) => [address, ...(others?.split(" ") ?? [])]);

/** The classes of the elements that a page opens with. */
function openingClasses(html: string): string[] {
  const opening = html.slice(html.indexOf("<body"), html.search(laterPlace));
  return [...opening.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" "));
}

/** What a page holds of a stylesheet, by its address, and the address of the part that it leaves to a file. */
type Holding = { inline: (address: string) => string; later?: string | undefined };

/**
 * A page with its styles, all in one element: each would need a hash in the page's policy. Gatsby looks for the
 * address of the page's own, the first, before it fetches it; the others it never asks for.
 *
 * Firefox shows what follows a stylesheet before it has it, unless a script comes between: one that the page's
 * policy names already, and that does no harm when it is run again.
 */
function withStyles(html: string, rare: string, { inline, later }: Holding): string {
  const [first = "", ...others] = sheetsOf(html);
  const also = others.length > 0 ? ` data-also="${others.join(" ")}"` : "";
  const css = [first, ...others].map(inline).join("");
  const styles = `<style data-href="${first}"${also}>${css}</style>`;
  const rareLink = `<link rel="stylesheet" media="${rareMedia.join()}" href="${rare}"/>`;
  const link = later ? `<link rel="stylesheet" href="${later}"/><script>${colorModeScript}</script>` : "";
  const place = html.search(inlined);
  const bare = html
    .replace(inlined, "")
    .replace(rareLinks, "")
    .replace(laterPlace, (_, start, end) => start + link + end);
  return bare.slice(0, place) + styles + rareLink + bare.slice(place);
}

/**
 * Gives pages the styles they need to be read, and the rest as files. Rules for paper and for forced
 * colors are in one file, which other browsers fetch last. Where a page would not fit into the first flight of a
 * connection, the styles of what follows its opening are in another: they come as soon, and the opening does not
 * wait for them.
 *
 * Gatsby's own files keep all their rules, since they are what a page gets that is reached from another.
 *
 * @param documents the HTML of all pages, as Gatsby has made them, or as this has
 * @param finished a page with what is still put into it: that counts to its length
 */
export function partStyles(documents: readonly string[], finished: (html: string) => string): string[] {
  const addresses = [...new Set(documents.flatMap(sheetsOf))];
  const sheets = new Map(addresses.map((address) => [address, readFileSync(`public${address}`, "utf8")]));
  const sheet = (address: string) => sheets.get(address) ?? "";
  // Components of several pages are in several files.
  const rareRules = addresses.flatMap((address) => rulesOf(partition(sheet(address), isForRareMedia)[0]));
  const rare = writeHashedFile("rare", ".css", [...new Set(rareRules)].join(""));
  const forMost = (css: string): string => partition(css, isForRareMedia)[1];

  const whole = (html: string) => withStyles(html, rare, { inline: (address) => forMost(sheet(address)) });
  const isLong = (html: string) =>
    laterPlace.test(html) && gzipSync(finished(whole(html))).length > firstFlight - answerHead;
  const long = documents.filter(isLong);
  const parts = (address: string) => {
    const pages = long.filter((html) => sheetsOf(html).includes(address));
    return partition(sheet(address), isAbout(new Set(pages.flatMap(openingClasses))));
  };
  const parted = new Map([...new Set(long.flatMap(sheetsOf))].map((address) => [address, parts(address)]));
  return documents.map((html) => {
    if (!long.includes(html)) return whole(html);
    const rest = sheetsOf(html).map((address) => parted.get(address)?.[1] ?? "");
    return withStyles(html, rare, {
      inline: (address) => forMost(parted.get(address)?.[0] ?? ""),
      later: writeHashedFile("later", ".css", rest.join("")),
    });
  });
}

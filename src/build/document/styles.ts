import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { writeHashedFile } from "./hashed-file";
import { isAbout, isForRareMedia, partition, rareMedia, rulesOf } from "./partition";

/**
 * What a server sends before it hears from the browser again: ten packets (RFC 6928). A document that fits in
 * them is there after one round trip.
 */
const firstFlight = 14_600;

/** What of it the head of the server's answer takes, and the policy that the page is given at last. */
const reserve = 600;

const inlined = /(<style data-href="([^"]+)"[^>]*>)[\s\S]*?(<\/style>)/g;
const rareLink = (address: string) =>
  `<link rel="stylesheet" media="${rareMedia.join()}" href="${address}"/>`;
const rareLinks = /<link rel="stylesheet" media="[^"]+" href="[^"]+"\/>/g;
/** See `src/components/layout/after-opening.tsx`. */
const laterPlace = /(<div id="later-styles"[^>]*>)[\s\S]*?(<\/div>)/;

const sheetsOf = (html: string) => [...html.matchAll(inlined)].map(([, , address = ""]) => address);

/** The classes of the elements that a page opens with. */
function openingClasses(html: string): string[] {
  const opening = html.slice(html.indexOf("<body"), html.search(laterPlace));
  return [...opening.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" "));
}

/** What a page holds of a stylesheet, by its address, and the address of the part that it leaves to a file. */
type Holding = { inline: (address: string) => string; later?: string | undefined };

/**
 * A page with its styles. Firefox shows what follows a stylesheet before it has it, unless a script comes
 * between.
 */
function withStyles(html: string, rare: string, { inline, later }: Holding): string {
  const link = later ? `<link rel="stylesheet" href="${later}"/><script> </script>` : "";
  const text = html
    .replace(inlined, (_, start, address, end) => start + inline(address) + end)
    .replace(laterPlace, (_, start, end) => start + link + end)
    .replace(rareLinks, "");
  const end = text.lastIndexOf("</style>") + "</style>".length;
  return `${text.slice(0, end)}${rareLink(rare)}${text.slice(end)}`;
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
 */
export function partStyles(documents: readonly string[]): string[] {
  const addresses = [...new Set(documents.flatMap(sheetsOf))];
  const sheets = new Map(addresses.map((address) => [address, readFileSync(`public${address}`, "utf8")]));
  const sheet = (address: string) => sheets.get(address) ?? "";
  // Components of several pages are in several files.
  const rareRules = addresses.flatMap((address) => rulesOf(partition(sheet(address), isForRareMedia)[0]));
  const rare = writeHashedFile("rare", ".css", [...new Set(rareRules)].join(""));
  const forMost = (css: string): string => partition(css, isForRareMedia)[1];

  const whole = (html: string) => withStyles(html, rare, { inline: (address) => forMost(sheet(address)) });
  const isLong = (html: string) => laterPlace.test(html) && gzipSync(whole(html)).length > firstFlight - reserve;
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

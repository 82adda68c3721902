/** What browsers and the machines between are told to do with a file, RFC 9111 and RFC 8246. */
export const cacheControl = {
  /** The name changes with the content. */
  immutable: "public, max-age=31536000, immutable",
  /** The name stays, and an older drawing does no harm. */
  week: "public, max-age=604800",
  /** Asked for again each time, and sent only if it has changed. */
  revalidate: "public, max-age=0, must-revalidate",
};

export type Lifetime = keyof typeof cacheControl;

/**
 * Which files live how long, as regular expressions that mean the same here and in nginx; files that none fits
 * are asked for again.
 */
export const lifetimePatterns: [string, Lifetime][] = [
  // Pictures and fonts: the MD5 of the content, or its beginning, is in the folder's name or the file's.
  ["^/static/(?:.*[/-])?(?:[0-9a-f]{10}|[0-9a-f]{32})[/.]", "immutable"],
  // Scripts and styles: webpack's content hash, and that of src/gatsby/document/hashed-file.ts.
  ["^/(?:[^/]+[-.])?(?:[0-9a-f]{10}|[0-9a-f]{20})\\.(?:js|css|js\\.map)$", "immutable"],
  // Pictures for shared links, src/gatsby/share-picture.
  ["^/share/.+-[0-9a-f]{10}\\.jpg$", "immutable"],
  ["\\.(?:ico|png|svg|jpg|webp|avif)$", "week"],
];

const lifetimes = lifetimePatterns.map(([pattern, lifetime]) => ({ fits: new RegExp(pattern), lifetime }));

/**
 * How long a file lives.
 *
 * @param path its address, from the root of the site
 */
export function lifetimeOf(path: string): Lifetime {
  return lifetimes.find(({ fits }) => fits.test(path))?.lifetime ?? "revalidate";
}

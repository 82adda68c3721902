/** The values of `Cache-Control` for browsers and shared caches (RFC 9111, RFC 8246). */
export const cacheControl = {
  /** The name changes with the content. */
  immutable: "public, max-age=31536000, immutable",
  /** The name stays the same, and an older version does no harm. */
  week: "public, max-age=604800",
  /** Browsers revalidate the file on each use and load it only if it has changed. */
  revalidate: "public, max-age=0, must-revalidate",
};

export type Lifetime = keyof typeof cacheControl;

/**
 * The lifetimes of files, as regular expressions that have the same meaning in JavaScript and in nginx. Files
 * that match none are revalidated.
 */
export const lifetimePatterns: [string, Lifetime][] = [
  // Pictures and fonts: the name of the folder or of the file contains the MD5 hash of the content, or its
  // start.
  ["^/static/(?:.*[/-])?(?:[0-9a-f]{10}|[0-9a-f]{32})[/.]", "immutable"],
  // Scripts and styles: the name contains webpack's hash of the content, or that of
  // src/gatsby/document/hashed-file.ts.
  ["^/(?:[^/]+[-.])?(?:[0-9a-f]{10}|[0-9a-f]{20})\\.(?:js|css|js\\.map)$", "immutable"],
  // Share pictures: src/gatsby/share-picture/picture.ts.
  ["^/share/.+-[0-9a-f]{10}\\.jpg$", "immutable"],
  ["\\.(?:ico|png|svg|jpg|webp|avif)$", "week"],
];

const lifetimes = lifetimePatterns.map(([pattern, lifetime]) => ({ fits: new RegExp(pattern), lifetime }));

/**
 * Returns the lifetime of a file.
 *
 * @param path its address, from the root of the site
 */
export function lifetimeOf(path: string): Lifetime {
  return lifetimes.find(({ fits }) => fits.test(path))?.lifetime ?? "revalidate";
}

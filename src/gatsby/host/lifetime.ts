/** Values of `Cache-Control` for browsers and shared caches (RFC 9111, RFC 8246). */
export const cacheControl = {
  /** The name changes with the content. */
  immutable: "public, max-age=31536000, immutable",
  /** Browsers revalidate the file on each use and load it only if it has changed. */
  revalidate: "public, max-age=0, must-revalidate",
};

/**
 * The files whose names change with their content. These regular expressions for the whole address have the
 * same meaning in JavaScript and in nginx. All other files are revalidated.
 */
export const immutablePatterns = [
  // Pictures: the folder is named after the start of the hash. Icons and fonts: the name contains the whole hash.
  "/static/(?:[0-9a-f]{6}/|(?:.*[/-])?[0-9a-f]{32}[/.]).*",
  // Scripts and styles: webpack's hash of the content, or that of src/gatsby/document/styles.ts.
  "/(?:[^/]+[-.])?(?:[0-9a-f]{10}|[0-9a-f]{20})\\.(?:js|css|js\\.map)",
  // Share pictures: src/gatsby/share-picture/share-picture.ts.
  "/share/.+-[0-9a-f]{10}\\.jpg",
];

/** Escapes a text for a regular expression of JavaScript and nginx. */
export const literal = (text: string) => text.replace(/[.+*?^${}()|[\]\\]/g, "\\$&");

const immutable = new RegExp(`^(?:${immutablePatterns.join("|")})$`);

/** @param path the address of the file, from the root of the site */
export const isImmutable = (path: string): boolean => immutable.test(path);

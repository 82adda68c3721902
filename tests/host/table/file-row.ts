import { filesOf } from "../../../src/file-list";
import { proof } from "../serve/copy-output";
import type { Answer, Row } from "./row";

const files = filesOf("public").map((file) => file.replace(/^public/, ""));

export function fileLike(pattern: RegExp): string {
  const found = files.find((file) => pattern.test(file));
  if (!found) throw new Error(`No file of the output matches ${pattern}.`);
  return found;
}

const immutable = "public, max-age=31536000, immutable";
const revalidate = "public, max-age=0, must-revalidate";

const hashes = "( 'sha256-[A-Za-z0-9+/]{43}=')+";

/** The hosts of pictures and forms depend on the content. */
const policy = [
  "default-src 'none'",
  `script-src 'self'${hashes}`,
  `style-src 'self'${hashes}`,
  "img-src [^;]+",
  ...["font-src 'self'", "connect-src 'self'", "manifest-src 'self'"],
  ...["base-uri 'none'", "form-action [^;]+", "frame-ancestors 'none'"],
];

/** Every file has these headers, and lacks those that are null. Names are in lowercase. */
export const security: Answer["headers"] = {
  "content-security-policy": new RegExp(`^${policy.join(";")}$`),
  "strict-transport-security": "max-age=63072000",
  "x-content-type-options": "nosniff",
  // By default, Cloudflare Pages lets every site read every response.
  "access-control-allow-origin": null,
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "cross-origin-embedder-policy": "credentialless",
  "permissions-policy":
    /^camera=\(\), (?=.*\bgeolocation=\(\))(?=.*\bmicrophone=\(\))(?=.*\bpayment=\(\))(?!.*=[^(])/,
};

/** A kind of file, an example, and its Content-Type and Cache-Control headers. */
const kinds: [string, string, RegExp, string][] = [
  ["the home page", "/", /^text\/html/, revalidate],
  ["a page", "/about-us", /^text\/html/, revalidate],
  ["data of a page", "/page-data/about-us/page-data.json", /^application\/json/, revalidate],
  ["data of all pages", "/page-data/app-data.json", /^application\/json/, revalidate],
  ["a list of queries", fileLike(/^\/page-data\/sq\/d\/\d+\.json$/), /json/, revalidate],
  ["a script", fileLike(/^\/app-[0-9a-f]{20}\.js$/), /javascript/, immutable],
  ["a page's script", fileLike(/^\/component-.*-[0-9a-f]{20}\.js$/), /javascript/, immutable],
  ["a stylesheet", fileLike(/^\/app\.[0-9a-f]{20}\.css$/), /^text\/css/, immutable],
  ["a deferred stylesheet", fileLike(/^\/deferred-[0-9a-f]{10}\.css$/), /^text\/css/, immutable],
  ["a picture", fileLike(/^\/static\/.*\.avif$/), /^image\/avif/, immutable],
  ["a photograph", fileLike(/^\/static\/.*\.jpg$/), /^image\/jpeg/, immutable],
  ["a drawing", fileLike(/^\/static\/.*\.svg$/), /^image\/svg\+xml/, immutable],
  ["a font", fileLike(/^\/static\/.*\.woff2$/), /^font\/woff2/, immutable],
  ["a shared picture", fileLike(/^\/share\/home-.*\.jpg$/), /^image\/jpeg/, immutable],
  ["the sprite of icons", fileLike(/^\/static\/icons-[0-9a-f]{32}\.svg$/), /^image\/svg\+xml/, immutable],
  ["an icon of home screens", "/icon-192.png", /^image\/png/, revalidate],
  ["the small icon", "/favicon.ico", /^image\/(x-icon|vnd\.microsoft\.icon)/, revalidate],
  ["the manifest", "/manifest.webmanifest", /^application\/manifest\+json/, revalidate],
  ["robots.txt", "/robots.txt", /^text\/plain/, revalidate],
  ["the sitemap", "/sitemap.xml", /^(text|application)\/xml/, revalidate],
];

const kindRows: Row[] = kinds.map(([name, path, type, cache]) => ({
  name,
  question: { path },
  answer: { status: 200, headers: { "content-type": type, ...security, "cache-control": cache } },
}));

const proofRow: Row = {
  name: "a document of static/ that is not a page",
  question: { path: proof.path },
  answer: { status: 200, headers: security, body: new RegExp(`^${proof.content}$`) },
  except: {
    cloudflare: {
      status: [301, 308],
      headers: { location: proof.path.replace(".html", "") },
      because: "it serves documents at their names without .html",
    },
  },
};

const plain: Answer = {
  status: 404,
  headers: { "content-type": /^text\/plain/, "cache-control": /^(?!.*immutable)/, location: null },
  body: /^Not found\.\n$/,
};
const asDocument = {
  status: 404,
  headers: { "content-type": /^text\/html/, "cache-control": /^(?!.*immutable)/ },
  because: "it has one response for all missing files",
};

function missing(path: string, others: Row["except"] = {}): Row {
  const except = { cloudflare: asDocument, ...others };
  return { name: `the missing file ${path}`, question: { path }, answer: plain, except };
}

const missingInFolders = [
  "/static/0123456789abcdef0123456789abcdef/1/gone.avif",
  "/static/gone-0123456789abcdef0123456789abcdef.woff2",
  "/static/",
  "/page-data/no-such-page/page-data.json",
  "/share/gone-0123456789.jpg",
].map((path) => missing(path));

const missingInRoot = [
  "/app-0123456789abcdef0123.js",
  "/app.0123456789abcdef0123.css",
  "/gone.avif",
  "/certifications/gone.png",
].map((path) =>
  missing(path, { netlify: { status: 302, because: "its redirects match folders, but no extensions" } }),
);

export const fileRows: Row[] = [...kindRows, proofRow, ...missingInFolders, ...missingInRoot];

/** Features that need a permission of the visitor. The site uses none of them. The names are those of Chromium. */
const unusedFeatures = [
  "camera",
  "clipboard-read",
  "display-capture",
  "geolocation",
  "hid",
  "idle-detection",
  "local-fonts",
  "microphone",
  "midi",
  "payment",
  "serial",
  "storage-access",
  "usb",
  "window-management",
  "xr-spatial-tracking",
];

/** @param policy the Content-Security-Policy for all pages */
export const securityHeaders = (policy: string): Readonly<Record<string, string>> => ({
  "Content-Security-Policy": policy,
  // Two years (RFC 6797). Without includeSubDomains, because the owner may have other subdomains.
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
  // For browsers that do not support frame-ancestors.
  "X-Frame-Options": "DENY",
  // OpenStreetMap answers requests for tiles without a Referer with 403.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  // Services that show the picture of a shared link fetch it with their own servers.
  "Cross-Origin-Resource-Policy": "same-origin",
  // require-corp would block the map tiles, which have no Cross-Origin-Resource-Policy. Safari does not
  // support credentialless.
  "Cross-Origin-Embedder-Policy": "credentialless",
  "Permissions-Policy": unusedFeatures.map((feature) => `${feature}=()`).join(", "),
});

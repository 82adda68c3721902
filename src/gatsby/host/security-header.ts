/** Features of browsers that no page uses: those Chromium knows by name, since it reports names it does not know. */
const unusedFeatures = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "clipboard-read",
  "clipboard-write",
  "compute-pressure",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "gamepad",
  "geolocation",
  "gyroscope",
  "hid",
  "identity-credentials-get",
  "idle-detection",
  "keyboard-map",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "otp-credentials",
  "payment",
  "picture-in-picture",
  "publickey-credentials-create",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "storage-access",
  "sync-xhr",
  "usb",
  "window-management",
  "xr-spatial-tracking",
];

/**
 * The headers that every answer carries, on every host that can add any.
 *
 * @param policy the Content-Security-Policy for all pages
 */
export const securityHeaders = (policy: string): Readonly<Record<string, string>> => ({
  "Content-Security-Policy": policy,
  // Two years, RFC 6797. Without includeSubDomains: what else stands under the owner's name is not known here.
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
  // For browsers that do not know frame-ancestors.
  "X-Frame-Options": "DENY",
  // OpenStreetMap answers requests for tiles without a Referer with 403.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  // Whoever shows the picture of a shared link fetches it with a server of his own.
  "Cross-Origin-Resource-Policy": "same-origin",
  // Tiles carry no permission of their own, which require-corp would ask for. Safari does not know this value.
  "Cross-Origin-Embedder-Policy": "credentialless",
  "Permissions-Policy": unusedFeatures.map((feature) => `${feature}=()`).join(", "),
});

import basic from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?basic";

/** The fonts for the first paint, in the order of the @font-face rules. */
export const fontUrls = [basic];

import basic from "./bricolage-grotesque-basic.woff2";

/** The fonts for the first paint, in the order of the @font-face rules. */
export const fontUrls = [basic];

import "./arabic.css";
import arabic from "./alexandria-arabic.woff2";
import { fontUrls as latin } from "./latin";

/** Replaces `latin.ts` in a site whose language has Arabic script (src/gatsby/webpack.ts). */
export const fontUrls = [...latin, arabic];

import "../styles/arabic.css";
import arabic from "@fontsource-variable/alexandria/files/alexandria-arabic-wght-normal.woff2?arabic";
import { fontUrls as latin } from "./latin";

/** Replaces `latin.ts` in a site whose language has Arabic script (src/gatsby/webpack.ts). */
export const fontUrls = [...latin, arabic];

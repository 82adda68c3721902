import { readFileSync } from "node:fs";

const navy = /--navy: (#\w+);/.exec(readFileSync("src/styles/tokens.css", "utf8"))?.[1];
if (!navy) throw new Error("src/styles/tokens.css does not define --navy.");

/** The color of the header and the footer, for the browser UI and icons, in both color modes. */
export const surfaceColor = navy;

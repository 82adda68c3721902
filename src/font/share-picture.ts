const bricolage = "node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque";
const alexandria = "node_modules/@fontsource-variable/alexandria/files/alexandria";
const dejavu = "node_modules/dejavu-fonts-ttf/ttf/DejaVuSans";

/**
 * The fonts of share pictures, the preferred ones first: those of the site, then one with symbols and other scripts,
 * for which browsers use fonts of the system. Parts of one font have different names, so that their order counts.
 */
export const shareFonts = [
  { name: "Bricolage", file: `${bricolage}-latin-wght-normal.woff2` },
  { name: "Bricolage Extended", file: `${bricolage}-latin-ext-wght-normal.woff2` },
  { name: "Bricolage Vietnamese", file: `${bricolage}-vietnamese-wght-normal.woff2` },
  { name: "Alexandria", file: `${alexandria}-arabic-wght-normal.woff2` },
  { name: "DejaVu", file: `${dejavu}.ttf` },
  { name: "DejaVu", file: `${dejavu}-Bold.ttf` },
];

declare module "subset-font" {
  /** As far as it is used here: keeps these letters of a font, and these features of its layout. */
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: { targetFormat: "woff2"; keepFeatures: readonly string[] },
  ): Promise<Buffer>;
}

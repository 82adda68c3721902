declare module "subset-font" {
  /**
   * The part of the package that this project uses: keeps the given characters and layout features of a font.
   */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: { targetFormat: "woff2"; keepFeatures: readonly string[] },
  ): Promise<Buffer>;
}

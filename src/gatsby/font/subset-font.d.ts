declare module "subset-font" {
  /** The part of the package that this project uses. */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: { targetFormat: "woff2"; keepFeatures: readonly string[] },
  ): Promise<Buffer>;
}

/** The package has no types. */
declare module "gatsby-plugin-sharp" {
  import type { Reporter } from "gatsby";
  import type { IGatsbyImageData } from "gatsby-plugin-image";
  import type { FileSystemNode } from "gatsby-source-filesystem";

  /** The arguments of the field `gatsbyImageData` that this project reads or sets. */
  export type ImageDataArguments = {
    layout?: string;
    breakpoints?: readonly number[];
    avifOptions?: { quality: number };
    aspectRatio?: number | null;
    width?: number | null;
    height?: number | null;
  };

  /** Undefined for a damaged picture. */
  export function generateImageData(options: {
    file: FileSystemNode;
    args: ImageDataArguments;
    pathPrefix: string;
    reporter: Reporter;
  }): Promise<IGatsbyImageData | undefined>;
}

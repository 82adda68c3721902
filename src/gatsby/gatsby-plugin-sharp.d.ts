/** The package has no types. */
declare module "gatsby-plugin-sharp" {
  import type { Reporter } from "gatsby";
  import type { IGatsbyImageData } from "gatsby-plugin-image";
  import type { FileSystemNode } from "gatsby-source-filesystem";

  /** What this project reads and sets of the arguments of the field `gatsbyImageData`. */
  export type ImageDataArguments = { aspectRatio?: number | null };

  /** Undefined for a damaged picture. */
  export function generateImageData(options: {
    file: FileSystemNode;
    args: ImageDataArguments;
    pathPrefix: string;
    reporter: Reporter;
  }): Promise<IGatsbyImageData | undefined>;
}

import type { IGatsbyImageData } from "gatsby-plugin-image";
import { Picture } from "./picture";

type LogoProps = {
  alt: string;
  src: {
    readonly publicURL: string | null;
    readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
  };
  /** The width it is shown at, as the `sizes` attribute has it. */
  sizes: string;
  /** The place of a drawing, in pixels. */
  width: number;
  height: number;
};

/** A logo: a drawing as it is, a picture in the widths that screens need. */
export function Logo({ alt, src: { publicURL, childImageSharp }, sizes, width, height }: LogoProps) {
  if (childImageSharp) return <Picture image={{ alt, src: { childImageSharp } }} sizes={sizes} />;
  // `loading` before `src`: React sets one after the other, and a copy, whose file is known, would be fetched at once.
  return <img loading="lazy" src={publicURL ?? ""} alt={alt} width={width} height={height} />;
}

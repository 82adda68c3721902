import type { IGatsbyImageData } from "gatsby-plugin-image";

type LogoProps = {
  alt: string;
  src: {
    readonly publicURL: string | null;
    readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
  };
  /** The width it is shown at, as the `sizes` attribute has it. */
  sizes: string;
  /** Size of the place in pixels. An SVG need not have a size of its own. */
  width: number;
  height: number;
};

/**
 * Renders a logo: an SVG as it is, any other picture in the widths that screens need. PNG with a palette instead of
 * AVIF: of flat drawings with transparency it makes smaller files, without blotches.
 */
export function Logo({ alt, src: { publicURL, childImageSharp }, sizes, width, height }: LogoProps) {
  const image = childImageSharp?.gatsbyImageData;
  const { src = publicURL ?? "", srcSet } = image?.images.fallback ?? {};
  // React sets attributes in this order: with `src` before `loading`, a copy would be fetched at once.
  return (
    <img
      loading="lazy"
      {...(srcSet && { sizes, srcSet })}
      src={src}
      alt={alt}
      width={image?.width ?? width}
      height={image?.height ?? height}
    />
  );
}

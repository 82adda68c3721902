type LogoProps = Queries.PartnerRowFragment["logo"] & {
  /** The size of the box in pixels, for an SVG without its own. */
  width: number;
  height: number;
  loading: "eager" | "lazy";
  className?: string | undefined;
};

/**
 * Renders an SVG unchanged. Others become PNGs with a palette, smaller than AVIF for flat drawings, in one size: twice
 * that of the box.
 */
export function Logo({ alt, src: { publicURL, childImageSharp }, width, height, ...props }: LogoProps) {
  const image = childImageSharp?.gatsbyImageData;
  return (
    <img
      {...props}
      src={image?.images.fallback?.src ?? publicURL ?? ""}
      alt={alt}
      width={image?.width ?? width}
      height={image?.height ?? height}
    />
  );
}

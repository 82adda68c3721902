type LogoProps = Queries.PartnerRowFragment["logo"] & {
  sizes: string;
  /** The size of the box in pixels, for an SVG without its own. */
  width: number;
  height: number;
  loading: "eager" | "lazy";
  className?: string | undefined;
};

/** Renders an SVG unchanged. Others become PNGs with a palette, smaller than AVIF for flat drawings. */
export function Logo({
  alt,
  src: { publicURL, childImageSharp },
  width,
  height,
  sizes,
  ...props
}: LogoProps) {
  const image = childImageSharp?.gatsbyImageData;
  const { src = publicURL ?? "", srcSet } = image?.images.fallback ?? {};
  return (
    <img
      {...props}
      {...(srcSet && { sizes, srcSet })}
      src={src}
      alt={alt}
      width={image?.width ?? width}
      height={image?.height ?? height}
    />
  );
}

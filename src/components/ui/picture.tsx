type PictureProps = {
  image: Pick<Queries.IllustratedTextFragment["image"], "alt" | "src">;
  sizes: string;
  /** For the main picture above the fold, which is fetched first. Others are lazy. */
  isPriority?: boolean;
  className?: string | undefined;
};

/**
 * Renders plain HTML, which needs no script. Width and height prevent layout shifts. Crawlers and browsers without AVIF
 * get one file, because a `srcset` would make every document longer.
 */
export function Picture({ image, sizes, isPriority = false, className }: PictureProps) {
  const data = image.src.childImageSharp?.gatsbyImageData;
  if (!data?.images.fallback) throw new Error(`No image data for the picture “${image.alt}”`);
  const { sources = [], fallback } = data.images;
  // The data of a full-width picture have the width 1 and a fraction as height, such as 2/3. Attributes must be whole numbers.
  const scale = data.layout === "fullWidth" ? 1200 : 1;
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={className}
        src={fallback.src}
        width={Math.round(data.width * scale)}
        height={Math.round(data.height * scale)}
        alt={image.alt}
        loading={isPriority ? "eager" : "lazy"}
        {...(isPriority && { fetchpriority: "high", decoding: "sync" })}
      />
    </picture>
  );
}

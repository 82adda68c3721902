/**
 * The scale of the width and height of full-width pictures. In their data, the width is 1 and the height is a
 * fraction, but the attributes must be whole numbers.
 */
const fullWidthScale = 1000;

type PictureProps = {
  image: Pick<Queries.IllustratedTextFragment["image"], "alt" | "src">;
  sizes: string;
  /** For the main picture above the fold, which is fetched first. Others are lazy. */
  isPriority?: boolean;
  className?: string | undefined;
};

/**
 * Returns the file for crawlers and for browsers without AVIF: only one, because a `srcset` would make every
 * document longer. For a full-width picture it has a medium width, because the default is the largest.
 */
function fallbackSource({ src, srcSet = "" }: { src: string; srcSet?: string }, isWide: boolean): string {
  const candidates = srcSet.split(",").map((candidate) => candidate.trim().split(" ")[0]);
  return (isWide && candidates[Math.floor(candidates.length / 2)]) || src;
}

/** Renders plain HTML, which needs no script. Width and height prevent layout shifts. */
export function Picture({ image, sizes, isPriority = false, className }: PictureProps) {
  const data = image.src.childImageSharp?.gatsbyImageData;
  if (!data?.images.fallback) throw new Error(`No image data for the picture “${image.alt}”`);
  const { sources = [], fallback } = data.images;
  const isWide = data.layout === "fullWidth";
  const scale = isWide ? fullWidthScale : 1;
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={className}
        src={fallbackSource(fallback, isWide)}
        width={Math.round(data.width * scale)}
        height={Math.round(data.height * scale)}
        alt={image.alt}
        loading={isPriority ? "eager" : "lazy"}
        {...(isPriority && { fetchpriority: "high", decoding: "sync" })}
      />
    </picture>
  );
}

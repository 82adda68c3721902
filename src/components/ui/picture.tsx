import type { IGatsbyImageData } from "gatsby-plugin-image";
import * as styles from "./picture.module.css";

/** A picture of any width comes with its proportions, as a width of 1; the attributes are whole pixels. */
const pixels = 1000;

type PictureProps = {
  image: {
    readonly alt: string;
    readonly src: { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null };
  };
  /** The width it is shown at, as the `sizes` attribute has it. */
  sizes: string;
  /** True for the one picture a page opens with: it is fetched first. All others wait until they are near. */
  isPriority?: boolean;
  className?: string | undefined;
};

/**
 * For the few browsers that know no AVIF: one file of a middle width. Several would make every
 * page longer for all. A picture as wide as the page would else come in its largest.
 */
function fallbackSource({ src, srcSet = "" }: { src: string; srcSet?: string }, isWide: boolean): string {
  const candidates = srcSet.split(",").map((candidate) => candidate.trim().split(" ")[0]);
  return (isWide && candidates[Math.floor(candidates.length / 2)]) || src;
}

/**
 * A picture in modern formats and several widths, from the data of gatsby-plugin-image. Plain HTML: it needs
 * no script, and its width and height keep its place.
 */
export function Picture({ image, sizes, isPriority = false, className }: PictureProps) {
  const data = image.src.childImageSharp?.gatsbyImageData;
  if (!data?.images.fallback) throw new Error(`No picture could be made of “${image.alt}”`);
  const { sources = [], fallback } = data.images;
  const isWide = data.layout === "fullWidth";
  const scale = isWide ? pixels : 1;
  return (
    <picture className={styles.picture}>
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

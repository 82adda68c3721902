import { useState } from "react";
import { Picture } from "../ui/picture";
import { smallSizes } from "./picture-grid";
import * as styles from "./viewer.module.css";

/**
 * Shows the small picture until the large one has loaded. If the large one fails to load, the small one stays. Neither has
 * an alternative text, because the caption is the same text.
 */
export function Stage({ item }: { item: Queries.GridPictureFragment }) {
  const { src } = item.img;
  const [isLoaded, setIsLoaded] = useState(false);
  return (
    <div className={styles.stage}>
      {!isLoaded && <Picture image={{ alt: "", src }} sizes={smallSizes(item)} className={styles.picture} />}
      <div className={styles.large} data-decoded={isLoaded} onLoad={() => setIsLoaded(true)}>
        <Picture
          image={{ alt: "", src: { childImageSharp: src.large } }}
          sizes="min(100vw, 62rem)"
          isPriority
          className={styles.picture}
        />
      </div>
    </div>
  );
}

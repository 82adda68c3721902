import { useState } from "react";
import { Picture } from "../ui/picture";
import type { Item } from "./picture-grid";
import * as styles from "./viewer.module.css";

/**
 * Shows the small picture until the large one has loaded. If the large one fails to load, the small one stays. Neither has
 * an alternative text, because the caption is the same text.
 */
export function Stage({ item }: { item: Item }) {
  const { img, sizes } = item;
  const { src } = img;
  const [isLoaded, setIsLoaded] = useState(false);
  return (
    <div className={styles.stage}>
      {!isLoaded && <Picture image={{ alt: "", src }} sizes={sizes} className={styles.picture} />}
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

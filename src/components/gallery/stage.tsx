import { useEffect, useRef, useState } from "react";
import { Picture } from "../ui/picture";
import { SmallPicture } from "./picture-grid";
import * as styles from "./viewer.module.css";

/**
 * Shows the small picture until the large one is decoded, or if that fails. Neither has an alternative text, because
 * the caption is the same text.
 */
export function Stage({ item }: { item: Queries.GridPictureFragment }) {
  const { src } = item.img;
  const large = useRef<HTMLDivElement>(null);
  const [isDecoded, setIsDecoded] = useState(false);

  useEffect(() => {
    const image = large.current?.querySelector("img");
    image?.decode().then(
      () => setIsDecoded(true),
      () => {},
    );
  }, []);

  return (
    <div className={styles.stage}>
      {!isDecoded && <SmallPicture item={{ ...item, img: { alt: "", src } }} className={styles.picture} />}
      <div ref={large} className={styles.large} data-decoded={isDecoded}>
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

import type { DrawnMap } from "./draw-map";
import * as styles from "./zoom-buttons.module.css";

/** Zooming for those who have neither a keyboard's plus and minus nor two fingers to spare. */
export function ZoomButtons({ map }: { map: DrawnMap }) {
  return (
    <div className={styles.buttons}>
      <button type="button" aria-label="Zoom in" onClick={map.zoomIn}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 5v14M5 12h14" />
        </svg>
      </button>
      <button type="button" aria-label="Zoom out" onClick={map.zoomOut}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 12h14" />
        </svg>
      </button>
    </div>
  );
}

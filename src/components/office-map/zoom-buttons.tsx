import { useWords } from "../../query/use-site";
import type { DrawnMap } from "./draw-map";
import * as styles from "./zoom-buttons.module.css";

/** Renders buttons as an alternative to the pinch gesture (WCAG 2.5.1). */
export function ZoomButtons({ map }: { map: DrawnMap }) {
  const words = useWords().map;
  return (
    <div className={styles.buttons}>
      <button type="button" aria-label={words.zoomIn} onClick={map.zoomIn}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 5v14M5 12h14" />
        </svg>
      </button>
      <button type="button" aria-label={words.zoomOut} onClick={map.zoomOut}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 12h14" />
        </svg>
      </button>
    </div>
  );
}

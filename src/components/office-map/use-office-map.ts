import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type DrawnMap, drawMap } from "./draw-map";
import { loadLeaflet } from "./load-leaflet";
import { useNearViewport } from "./use-near-viewport";

/**
 * Draws the map of the office into `canvas`, in the place of the link `standIn`. Loads nothing of the map before it
 * is near the viewport.
 */
export function useOfficeMap(office: Queries.OfficeMapFragment, markerName: string) {
  const canvas = useRef<HTMLDivElement>(null);
  const standIn = useRef<HTMLAnchorElement>(null);
  const isNear = useNearViewport(canvas);
  const [map, setMap] = useState<DrawnMap>();

  useEffect(() => {
    if (!isNear) return;
    let isLeft = false;
    let drawn: DrawnMap | undefined;
    loadLeaflet()
      .then((leaflet) => {
        if (isLeft || !canvas.current) return;
        const map = drawMap(leaflet, canvas.current, { office, markerName });
        drawn = map;
        const hadFocus = standIn.current === document.activeElement;
        flushSync(() => setMap(map));
        if (hadFocus) map.focusMarker();
      })
      .catch(() => {
        // Leaflet could not be loaded: the link in the map's place stays.
      });
    return () => {
      isLeft = true;
      drawn?.remove();
    };
  }, [isNear, office, markerName]);

  return { canvas, standIn, map };
}

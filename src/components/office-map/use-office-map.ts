import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useNearViewport } from "../ui/use-near-viewport";
import { type DrawnMap, drawMap } from "./draw-map";

/**
 * Draws the map of the office into `container`, where it replaces `fallbackLink`. Loads Leaflet and the tiles
 * only when the map is near the viewport.
 *
 * @returns refs for the two elements, and the map when it is drawn
 */
export function useOfficeMap(office: Queries.OfficeMapFragment, markerName: string) {
  const container = useRef<HTMLDivElement>(null);
  const fallbackLink = useRef<HTMLAnchorElement>(null);
  const isNear = useNearViewport(container, 50);
  const [map, setMap] = useState<DrawnMap>();

  useEffect(() => {
    if (!isNear) return;
    let isCanceled = false;
    let drawn: DrawnMap | undefined;
    Promise.all([import("leaflet"), import("leaflet/dist/leaflet.css")])
      .then(([leaflet]) => {
        if (isCanceled || !container.current) return;
        const map = drawMap(leaflet, container.current, office, markerName);
        drawn = map;
        const hadFocus = fallbackLink.current === document.activeElement;
        flushSync(() => setMap(map));
        if (hadFocus) map.focusMarker();
      })
      .catch(() => {
        // Leaflet failed to load: the fallback link stays.
      });
    return () => {
      isCanceled = true;
      drawn?.remove();
    };
  }, [isNear, office, markerName]);

  return { container, fallbackLink, map };
}

import { useEffect, useRef, useState } from "react";
import { type DrawnMap, drawMap } from "./draw-map";
import { loadLeaflet } from "./load-leaflet";
import { useNearViewport } from "./use-near-viewport";

/** Draws the map of the office into `canvas`. Loads nothing of the map before it is near the viewport. */
export function useOfficeMap(office: Queries.OfficeMapFragment, markerName: string) {
  const canvas = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(canvas);
  const [map, setMap] = useState<DrawnMap>();

  useEffect(() => {
    if (!isNear) return;
    let isLeft = false;
    let drawn: DrawnMap | undefined;
    loadLeaflet()
      .then((leaflet) => {
        if (isLeft || !canvas.current) return;
        drawn = drawMap(leaflet, canvas.current, { office, markerName });
        setMap(drawn);
      })
      .catch(() => {
        // Leaflet could not be loaded: the link in the map's place stays.
      });
    return () => {
      isLeft = true;
      drawn?.remove();
    };
  }, [isNear, office, markerName]);

  return { canvas, map };
}

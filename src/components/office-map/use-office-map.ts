import { useEffect, useReducer, useRef, useState } from "react";
import { type DrawnMap, drawMap } from "./draw-map";
import { loadLeaflet } from "./load-leaflet";
import { mapPhase } from "./map-phase";
import { useNearViewport } from "./use-near-viewport";

/** The map of the office: nothing of it is loaded before its place is near the viewport. */
export function useOfficeMap(office: Queries.OfficeMapFragment, markerName: string) {
  const canvas = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(canvas);
  const [phase, dispatch] = useReducer(mapPhase, "waiting");
  const [map, setMap] = useState<DrawnMap>();

  useEffect(() => {
    if (!isNear) return;
    let isLeft = false;
    let drawn: DrawnMap | undefined;
    loadLeaflet()
      .then((leaflet) => {
        if (isLeft || !canvas.current) return;
        drawn = drawMap(leaflet, canvas.current, {
          office,
          markerName,
          onTile: () => dispatch("tile"),
          onSettled: () => dispatch("settled"),
        });
        setMap(drawn);
      })
      .catch(() => dispatch("broken"));
    return () => {
      isLeft = true;
      drawn?.remove();
    };
  }, [isNear, office, markerName]);

  return { canvas, phase, map };
}

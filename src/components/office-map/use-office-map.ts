import { useEffect, useRef, useState } from "react";
import { useMessages } from "../../query/use-site";
import { useNearViewport } from "../view/use-near-viewport";
import { drawMap } from "./draw-map";

/**
 * Draws the map of the office into `container`. Loads Leaflet and the tiles only when the map is near the viewport.
 *
 * @returns the ref for the container, and the element for the content of the popup when the map is drawn
 */
export function useOfficeMap(office: Queries.OfficeMapFragment) {
  const messages = useMessages().map;
  const container = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(container, 50);
  const [popup, setPopup] = useState<HTMLElement>();

  useEffect(() => {
    if (!isNear) return;
    let isCanceled = false;
    let remove = () => {};
    // Leaflet drags the map with the mouse only, also on a laptop that has a touch screen.
    Object.assign(window, { L_NO_TOUCH: true });
    Promise.all([import("leaflet"), import("leaflet/dist/leaflet.css")])
      .then(([leaflet]) => {
        if (isCanceled || !container.current) return;
        const drawn = drawMap(leaflet, container.current, office, messages);
        remove = drawn.remove;
        setPopup(drawn.popup);
      })
      .catch(() => {
        // Leaflet failed to load: the fallback link stays.
      });
    return () => {
      isCanceled = true;
      remove();
    };
  }, [isNear, office, messages]);

  return { container, popup };
}

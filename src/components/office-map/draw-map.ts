import type { DivIcon, Icon, Map as LeafletMap } from "leaflet";
import * as styles from "./draw-map.module.css";

export type DrawMapOptions = {
  office: Queries.OfficeMapFragment;
  /** The name of the marker, for those who listen to the page. */
  markerName: string;
  onTile: () => void;
  onSettled: () => void;
};

/** A map in the page. What it shows at a place is rendered into its elements by React. */
export type DrawnMap = ReturnType<typeof drawMap>;

/**
 * Draws the map of the office (specification, section 2: Contact Us).
 *
 * A page that is scrolled scrolls on over the map: the wheel does not zoom, and one finger does not pan. The
 * map is moved by mouse, by two fingers, and by the arrow keys.
 */
export function drawMap(
  leaflet: typeof import("leaflet"),
  canvas: HTMLElement,
  { office, markerName, onTile, onSettled }: DrawMapOptions,
) {
  const position = leaflet.latLng(office.latitude, office.longitude);
  const hasMotion = !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  const map = leaflet.map(canvas, {
    center: position,
    zoom: office.zoom,
    maxZoom: 19,
    attributionControl: false,
    zoomControl: false,
    scrollWheelZoom: false,
    dragging: false,
    fadeAnimation: hasMotion,
    zoomAnimation: hasMotion,
    markerZoomAnimation: hasMotion,
    inertia: hasMotion,
  });
  if (!hasMotion) panAtOnce(leaflet, map);
  dragByMouseOnly(map, canvas);
  map.createPane("tint").classList.add(styles.tint ?? "");

  leaflet
    .tileLayer(office.tileUrl, { subdomains: office.subdomains, maxZoom: 19 })
    .on({ tileload: onTile, load: onSettled })
    .addTo(map);

  const popupContent = document.createElement("div");
  const popup = leaflet
    .popup({
      className: styles.popup,
      closeButton: false,
      minWidth: 0,
      autoPanPadding: [16, 72],
    })
    .setLatLng(position)
    .setContent(popupContent);

  const pin = document.createElement("div");
  const bundledIcon = leaflet.divIcon({ html: pin, className: "", iconSize: [48, 64], iconAnchor: [24, 62] });
  // The sizes and the point of the pictures that Leaflet comes with.
  const icon = leaflet.icon({
    iconUrl: office.markerImage,
    shadowUrl: office.markerShadow,
    iconSize: [25, 41],
    iconAnchor: [12, 41],
    shadowSize: [41, 41],
  });
  const marker = leaflet.marker(position, { icon, alt: markerName }).addTo(map);

  function showIcon(shown: Icon | DivIcon, height: number) {
    marker.setIcon(shown);
    // Leaflet keeps 20 px for the popup's tip, which this one does not have.
    popup.options.offset = [0, 12 - height];
    const element = marker.getElement();
    element?.setAttribute("aria-label", markerName);
    element?.addEventListener("error", () => showIcon(bundledIcon, 62), { once: true });
  }
  showIcon(icon, 41);

  function openPlace() {
    popup.openOn(map);
    window.open(office.mapsUrl, "_blank", "noopener");
  }
  marker.on("click", openPlace);
  marker.on("keydown", ({ originalEvent }) => {
    if (originalEvent.key !== "Enter" && originalEvent.key !== " ") return;
    originalEvent.preventDefault();
    openPlace();
  });
  popup.on("remove", () => {
    if (popupContent.contains(document.activeElement)) marker.getElement()?.focus();
  });

  let isZooming = false;
  map.on({
    zoomanim: () => {
      isZooming = true;
    },
    zoomend: () => {
      isZooming = false;
    },
  });

  /** Leaflet ends a zoom that has begun, also when its map is gone, and fails. */
  function removeWhenStill() {
    if (isZooming) map.once("moveend", () => map.remove());
    else map.remove();
  }

  return {
    popupContent,
    pin,
    zoomIn: () => map.zoomIn(),
    zoomOut: () => map.zoomOut(),
    closePopup: () => map.closePopup(),
    remove: removeWhenStill,
  };
}

/** Leaflet has no option against the animation of a pan (WCAG 2.3.3). */
function panAtOnce(leaflet: typeof import("leaflet"), map: LeafletMap): void {
  map.panBy = (offset, options) =>
    leaflet.Map.prototype.panBy.call(map, offset, { ...options, animate: false });
}

/** While the map can be dragged, Leaflet takes every finger's movement for its own. */
function dragByMouseOnly(map: LeafletMap, canvas: HTMLElement): void {
  canvas.addEventListener("pointerenter", ({ pointerType }) => {
    if (pointerType === "mouse") map.dragging.enable();
  });
  canvas.addEventListener("pointerleave", ({ buttons }) => {
    if (buttons === 0) map.dragging.disable();
  });
}

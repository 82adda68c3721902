import type { DivIcon, Icon, Map as LeafletMap } from "leaflet";
import { prefersReducedMotion } from "../motion/use-prefers-reduced-motion";
import * as styles from "./draw-map.module.css";

/** A drawn map. React renders the bundled marker into `pin`, and the popup into `popupContent`. */
export type DrawnMap = ReturnType<typeof drawMap>;

/**
 * Draws the map of the office (requirements 8.3 and 8.4). The bundled marker is shown until the external
 * marker image has loaded, and stays if the image fails to load. The wheel and one finger scroll the page, not
 * the map. The mouse, two fingers and the arrow keys move the map.
 */
export function drawMap(
  leaflet: typeof import("leaflet"),
  container: HTMLElement,
  office: Queries.OfficeMapFragment,
  markerName: string,
) {
  const position = leaflet.latLng(office.latitude, office.longitude);
  const hasMotion = !prefersReducedMotion();
  const map = leaflet.map(container, {
    center: position,
    zoom: office.zoom,
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
  dragByMouseOnly(map, container);
  map.createPane("tint").classList.add(styles.tint ?? "");

  leaflet.tileLayer(office.tileUrl, { subdomains: office.subdomains, maxZoom: 19 }).addTo(map);

  const popupContent = document.createElement("div");
  const popup = leaflet
    .popup({ className: styles.popup, closeButton: false, minWidth: 0, autoPanPadding: [16, 72] })
    .setLatLng(position)
    .setContent(popupContent);

  const pin = document.createElement("div");
  const bundledIcon = leaflet.divIcon({ html: pin, className: "", iconSize: [48, 62], iconAnchor: [24, 62] });
  // The size and anchor of Leaflet's own marker images.
  const externalIcon = leaflet.icon({
    iconUrl: office.markerImage,
    shadowUrl: office.markerShadow,
    iconSize: [25, 41],
    iconAnchor: [12, 41],
    shadowSize: [41, 41],
  });
  const marker = leaflet.marker(position, { icon: bundledIcon, alt: markerName }).addTo(map);

  const focusMarker = () => marker.getElement()?.focus({ preventScroll: true });

  function showIcon(icon: Icon | DivIcon, height: number) {
    const hadFocus = marker.getElement() === document.activeElement;
    // `setIcon` replaces the element of the marker.
    marker.setIcon(icon);
    marker.getElement()?.setAttribute("aria-label", markerName);
    if (hadFocus) focusMarker();
    // Leaflet leaves 20 px for the popup's tip, which this popup does not have.
    popup.options.offset = [0, 12 - height];
  }
  showIcon(bundledIcon, 62);
  const picture = new Image();
  picture.addEventListener("load", () => showIcon(externalIcon, 41));
  picture.src = office.markerImage;

  function openPlace() {
    popup.openOn(map);
    window.open(office.mapsUrl, "_blank", "noopener");
  }
  // The second click of a double click opens nothing.
  marker.on("click", ({ originalEvent }) => originalEvent.detail < 2 && openPlace());
  marker.on("keydown", ({ originalEvent }) => {
    if (originalEvent.key !== "Enter" && originalEvent.key !== " ") return;
    originalEvent.preventDefault();
    openPlace();
  });
  /** Closes the popup. The focus moves from it to the marker. */
  function closePopup() {
    const hadFocus = popupContent.contains(document.activeElement);
    map.closePopup();
    if (hadFocus) focusMarker();
  }

  let isZooming = false;
  map.on("zoomanim zoomend", ({ type }) => {
    isZooming = type === "zoomanim";
  });

  /** Removes the map, after a zoom that is in progress: during a zoom, Leaflet would throw an error. */
  function removeWhenStill() {
    if (isZooming) map.once("moveend", () => map.remove());
    else map.remove();
  }

  return {
    popupContent,
    pin,
    focusMarker,
    zoomIn: () => map.zoomIn(),
    zoomOut: () => map.zoomOut(),
    closePopup,
    remove: removeWhenStill,
  };
}

/** Disables the animation of pans (WCAG 2.3.3), for which Leaflet has no option. */
function panAtOnce(leaflet: typeof import("leaflet"), map: LeafletMap): void {
  map.panBy = (offset, options) =>
    leaflet.Map.prototype.panBy.call(map, offset, { ...options, animate: false });
}

/** Enables dragging for the mouse only. While dragging is enabled, Leaflet also captures all touches. */
function dragByMouseOnly(map: LeafletMap, container: HTMLElement): void {
  container.addEventListener("pointerenter", ({ pointerType }) => {
    if (pointerType === "mouse") map.dragging.enable();
  });
  container.addEventListener("pointerleave", ({ buttons }) => {
    if (buttons === 0) map.dragging.disable();
  });
}

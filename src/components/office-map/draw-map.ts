import { interpolate } from "../../query/interpolate";
import { prefersReducedMotion } from "../motion/use-prefers-reduced-motion";

/**
 * Draws the map of the office, with the bundled marker until the external image has
 * loaded. The wheel and one finger scroll the page. The mouse, two fingers and the arrow keys move the map.
 *
 * @returns the element for the content of the popup, and a function that removes the map
 */
export function drawMap(
  leaflet: typeof import("leaflet"),
  container: HTMLElement,
  office: Queries.OfficeMapFragment,
  messages: Queries.MessagesFragment["map"],
) {
  const position = leaflet.latLng(office.latitude, office.longitude);
  const hasMotion = !prefersReducedMotion();
  const map = leaflet.map(container, {
    center: position,
    zoom: office.zoom,
    attributionControl: false,
    zoomControl: false,
    scrollWheelZoom: false,
    touchZoom: true,
    fadeAnimation: hasMotion,
    zoomAnimation: hasMotion,
    markerZoomAnimation: hasMotion,
    inertia: hasMotion,
  });
  // Leaflet has no option for the animation of the arrow keys (WCAG 2.3.3).
  if (!hasMotion)
    map.panBy = (offset, options) =>
      leaflet.Map.prototype.panBy.call(map, offset, { ...options, animate: false });
  // Leaflet sets `none`, because it would move the map by touch.
  container.style.touchAction = "pan-x pan-y";

  const zoom = leaflet.control.zoom({
    position: "topright",
    zoomInTitle: messages.zoomIn,
    zoomOutTitle: messages.zoomOut,
  });
  leaflet
    .tileLayer(office.tileUrl, { subdomains: office.subdomains, maxZoom: 19 })
    // The zoom buttons appear with the first tile.
    .once("tileload", () => zoom.addTo(map))
    .addTo(map);

  const bundledIcon = leaflet.icon({
    iconUrl: "/pin.svg",
    iconSize: [48, 64],
    iconAnchor: [24, 62],
    popupAnchor: [0, -56],
  });
  // The sizes and anchors of Leaflet's own marker images.
  const externalIcon = leaflet.icon({
    iconUrl: office.markerImage,
    shadowUrl: office.markerShadow,
    iconSize: [25, 41],
    iconAnchor: [12, 41],
    popupAnchor: [1, -34],
    shadowSize: [41, 41],
  });
  const popup = document.createElement("div");
  const marker = leaflet
    .marker(position, { icon: bundledIcon, alt: interpolate(messages.marker, { place: office.place }) })
    .bindPopup(popup, { closeButton: false, minWidth: 0, autoPanPadding: [16, 72] })
    .addTo(map);
  const element = marker.getElement();

  const picture = new Image();
  picture.addEventListener("load", () => marker.setIcon(externalIcon));
  picture.src = office.markerImage;

  marker.on("click", ({ originalEvent }) => {
    // The second click of a double click opens nothing.
    if (originalEvent.detail < 2) window.open(office.mapsUrl, "_blank", "noopener");
  });
  marker.on("keydown", ({ originalEvent }) => {
    if (originalEvent.key !== "Enter" && originalEvent.key !== " ") return;
    originalEvent.preventDefault();
    element?.click();
  });
  container.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !marker.isPopupOpen()) return;
    marker.closePopup();
    element?.focus();
  });

  return { popup, remove: () => map.remove() };
}

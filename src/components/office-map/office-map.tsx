import { graphql } from "gatsby";
import { createPortal } from "react-dom";
import { fill, fillList } from "../../query/fill";
import { useSite, useWords } from "../../query/use-site";
import { Container } from "../ui/container";
import { VisuallyHidden } from "../ui/visually-hidden";
import * as styles from "./office-map.module.css";
import { useOfficeMap } from "./use-office-map";
import { ZoomButtons } from "./zoom-buttons";

/** The bundled marker, which is shown until the external one has loaded. */
function Pin() {
  return (
    <svg className={styles.pin} viewBox="0 0 48 64" aria-hidden="true">
      <path className={styles.drop} d="M24 62C12 44 3 34 3 23a21 21 0 0 1 42 0c0 11-9 21-21 39z" />
      <path className={styles.star} d="M24 9l4 4h6v6l4 4-4 4v6h-6l-4 4-4-4h-6v-6l-4-4 4-4v-6h6z" />
    </svg>
  );
}

function MapsLink({ office: { mapsUrl, linkLabel } }: { office: Queries.OfficeMapFragment }) {
  return (
    <a className={styles.link} href={mapsUrl} target="_blank" rel="noopener" data-for-screen>
      {linkLabel}
      <VisuallyHidden> {useWords().map.newTab}</VisuallyHidden>
    </a>
  );
}

/** Until the map is drawn, the bundled marker links to the external map (requirement 8.8). */
export function OfficeMap({ office }: { office: Queries.OfficeMapFragment }) {
  const { label, place, mapsUrl, attribution, attributionUrl } = office;
  const { settings, words } = useSite();
  const { address } = settings.contact;
  const markerName = fill(words.map.marker, { place });
  const { container, fallbackLink, map } = useOfficeMap(office, markerName);
  return (
    <section className={styles.office} aria-label={label}>
      <div className={styles.place}>
        <Container>
          <address className={styles.card} data-accent="orange">
            <b>{place}</b>
            <p>{fillList(words.program.list, address)}</p>
            <MapsLink office={office} />
          </address>
        </Container>
      </div>
      <div className={styles.area} data-for-screen>
        {!map && (
          <a
            ref={fallbackLink}
            className={styles.fallbackLink}
            href={mapsUrl}
            target="_blank"
            rel="noopener"
            aria-label={markerName}
          >
            <Pin />
          </a>
        )}
        <div
          ref={container}
          className={styles.container}
          role="application"
          aria-label={fill(words.map.keys, { map: label })}
          onKeyDown={({ key }) => key === "Escape" && map?.closePopup()}
        >
          {map && createPortal(<Pin />, map.pin)}
          {map &&
            createPortal(
              <div className={styles.popup}>
                <b>{place}</b>
                <MapsLink office={office} />
              </div>,
              map.popupContent,
            )}
        </div>
        {map && (
          <>
            <ZoomButtons map={map} />
            <p className={styles.attribution}>
              <a href={attributionUrl}>{attribution}</a>
            </p>
          </>
        )}
      </div>
    </section>
  );
}

export const query = graphql`
  fragment OfficeMap on OfficeMap {
    label
    latitude
    longitude
    zoom
    tileUrl
    subdomains
    attribution
    attributionUrl
    markerImage
    markerShadow
    mapsUrl
    place
    linkLabel
  }
`;

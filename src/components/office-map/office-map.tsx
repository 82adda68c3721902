import { graphql } from "gatsby";
import { createPortal } from "react-dom";
import { fill, fillList } from "../../query/fill";
import { useSite, useWords } from "../../query/use-site";
import { Container } from "../ui/container";
import { VisuallyHidden } from "../ui/visually-hidden";
import * as styles from "./office-map.module.css";
import { useOfficeMap } from "./use-office-map";

function MapsLink({ office: { mapsUrl, linkLabel } }: { office: Queries.OfficeMapFragment }) {
  return (
    <a className={styles.link} href={mapsUrl} target="_blank" rel="noopener">
      {linkLabel}
      <VisuallyHidden> {useWords().map.newTab}</VisuallyHidden>
    </a>
  );
}

/** Until the map is drawn, the bundled marker links to the external map. */
export function OfficeMap({ office }: { office: Queries.OfficeMapFragment }) {
  const { label, place, mapsUrl, attribution, attributionUrl } = office;
  const { settings, words } = useSite();
  const { address } = settings.contact;
  const { container, fallbackLink, popup } = useOfficeMap(office);
  return (
    <section className={styles.office} aria-label={label}>
      <div className={styles.place}>
        <Container>
          <address className={styles.card}>
            <b>{place}</b>
            <p>{fillList(words.program.list, address)}</p>
            <MapsLink office={office} />
          </address>
        </Container>
      </div>
      <div className={styles.area} data-for-screen>
        {!popup && (
          <a
            ref={fallbackLink}
            className={styles.fallbackLink}
            href={mapsUrl}
            target="_blank"
            rel="noopener"
            aria-label={fill(words.map.marker, { place })}
          >
            <img src="/pin.svg" alt="" width="48" height="64" loading="lazy" />
          </a>
        )}
        <div
          ref={container}
          className={styles.container}
          {...(popup && { role: "application", "aria-label": fill(words.map.keys, { map: label }) })}
        />
        {popup &&
          createPortal(
            <div className={styles.popup}>
              <b>{place}</b>
              <MapsLink office={office} />
            </div>,
            popup,
          )}
        {popup && (
          <p className={styles.attribution}>
            <a href={attributionUrl}>{attribution}</a>
          </p>
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

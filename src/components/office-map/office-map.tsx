import { graphql } from "gatsby";
import { createPortal } from "react-dom";
import { interpolate, interpolateList } from "../../query/interpolate";
import { useMessages, useSite } from "../../query/use-site";
import { Container } from "../ui/container";
import * as target from "../ui/target.module.css";
import { VisuallyHidden } from "../ui/visually-hidden";
import * as styles from "./office-map.module.css";
import { useOfficeMap } from "./use-office-map";

function MapsLink({ office: { mapsUrl, linkLabel } }: { office: Queries.OfficeMapFragment }) {
  return (
    <a className={target.target} href={mapsUrl} target="_blank" rel="noopener">
      {linkLabel}
      <VisuallyHidden> {useMessages().map.newTab}</VisuallyHidden>
    </a>
  );
}

/** Until the map is drawn, the bundled marker links to the external map. */
export function OfficeMap({ office }: { office: Queries.OfficeMapFragment }) {
  const { label, place, mapsUrl, attribution, attributionUrl } = office;
  const { settings, messages } = useSite();
  const { address } = settings.contact;
  const { container, popup } = useOfficeMap(office);
  return (
    <section className={styles.office} aria-label={label}>
      <div className={styles.place} data-overlaps>
        <Container>
          <address className={styles.card}>
            <b>{place}</b>
            <p>{interpolateList(messages.program.list, address)}</p>
            <MapsLink office={office} />
          </address>
        </Container>
      </div>
      <div className={styles.area} data-hidden-in-print>
        {!popup && (
          <a
            className={styles.fallbackLink}
            href={mapsUrl}
            target="_blank"
            rel="noopener"
            aria-label={interpolate(messages.map.marker, { place })}
          >
            <img src="/pin.svg" alt="" width="48" height="64" loading="lazy" />
          </a>
        )}
        <div
          ref={container}
          className={styles.container}
          {...(popup && {
            role: "application",
            "aria-label": interpolate(messages.map.keys, { map: label }),
          })}
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
            <a className={target.target} href={attributionUrl}>
              {attribution}
            </a>
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

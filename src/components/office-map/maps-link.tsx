import { VisuallyHidden } from "../ui/visually-hidden";
import * as styles from "./maps-link.module.css";

type MapsLinkProps = { office: Pick<Queries.OfficeMapFragment, "mapsUrl" | "linkLabel"> };

/** The way to the external maps service, in a new tab that cannot reach back (`noopener`). */
export function MapsLink({ office: { mapsUrl, linkLabel } }: MapsLinkProps) {
  return (
    <a className={styles.link} href={mapsUrl} target="_blank" rel="noopener">
      {linkLabel}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}

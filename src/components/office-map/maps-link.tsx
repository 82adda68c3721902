import { useWords } from "../../query/use-words";
import { VisuallyHidden } from "../ui/visually-hidden";
import * as styles from "./maps-link.module.css";

type MapsLinkProps = { office: Pick<Queries.OfficeMapFragment, "mapsUrl" | "linkLabel"> };

export function MapsLink({ office: { mapsUrl, linkLabel } }: MapsLinkProps) {
  return (
    <a className={styles.link} href={mapsUrl} target="_blank" rel="noopener">
      {linkLabel}
      <VisuallyHidden> {useWords().map.newTab}</VisuallyHidden>
    </a>
  );
}

import { graphql } from "gatsby";
import { Container } from "../ui/container";
import { RoundButton } from "../ui/round-button";
import * as styles from "./client-logos.module.css";
import { LogoRow } from "./logo-row";
import { logoRows } from "./logo-rows";
import { useMotion } from "./use-motion";

type ClientLogosProps = { heading: string; clients: Queries.ClientLogosFragment };

/** The clients' logos in two rows that move by themselves (specification, section 2: home). */
export function ClientLogos({ heading, clients }: ClientLogosProps) {
  const { motion, isStopped, toggle, sectionProps, rowsProps } = useMotion();
  const rows = logoRows(clients.logos);
  return (
    <section className={styles.clients} {...sectionProps}>
      <Container>
        <div className={styles.heading}>
          <h2>{heading}</h2>
          <RoundButton
            aria-label={isStopped ? "Start logos" : "Stop logos"}
            glyph={isStopped ? "play" : "pause"}
            onClick={toggle}
          />
        </div>
      </Container>
      <div className={styles.rows} {...rowsProps}>
        {rows.map((logos, index) => (
          <LogoRow
            key={logos[0]?.name}
            logos={logos}
            label={`${heading}, row ${index + 1} of ${rows.length}`}
            motion={motion}
          />
        ))}
      </div>
    </section>
  );
}

export const query = graphql`
  fragment ClientLogos on Clients {
    logos {
      name
      ...ClientLogo
    }
  }
`;

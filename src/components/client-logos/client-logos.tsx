import { graphql } from "gatsby";
import { useRef, useState } from "react";
import { interpolate } from "../../query/interpolate";
import { useMessages } from "../../query/use-site";
import { usePrefersReducedMotion } from "../motion/use-prefers-reduced-motion";
import { Container } from "../ui/container";
import { RoundButton } from "../ui/round-button";
import { SectionHead } from "../ui/section";
import { useIsSeen } from "../view/use-is-seen";
import * as styles from "./client-logos.module.css";
import { LogoRow } from "./logo-row";

export function ClientLogos({ heading, clients }: { heading: string; clients: Queries.ClientLogosFragment }) {
  const messages = useMessages().clients;
  const [choice, setChoice] = useState<boolean>();
  const isReduced = usePrefersReducedMotion();
  const isStopped = choice ?? isReduced;
  const element = useRef<HTMLDivElement>(null);
  const isSeen = useIsSeen(element);
  const rows = [0, 1].map((row) => clients.logos.filter((_, index) => index % 2 === row));
  return (
    <section data-hidden-in-print>
      <Container>
        <SectionHead heading={heading}>
          <RoundButton
            aria-label={isStopped ? messages.start : messages.stop}
            glyph={isStopped ? "play" : "pause"}
            onClick={() => setChoice(!isStopped)}
          />
        </SectionHead>
      </Container>
      <div ref={element} className={styles.rows}>
        {rows.map((logos, index) => (
          <LogoRow
            key={logos[0]?.id}
            logos={logos}
            label={interpolate(messages.row, { heading, position: index + 1, count: rows.length })}
            isStopped={choice}
            isSeen={isSeen}
          />
        ))}
      </div>
    </section>
  );
}

export const query = graphql`
  fragment ClientLogos on Clients {
    logos {
      ...LogoRow
    }
  }
`;

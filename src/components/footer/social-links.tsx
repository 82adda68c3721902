import type { MouseEvent } from "react";
import type { Settings } from "../../query/use-site";
import { prefersReducedMotion } from "../motion/prefers-reduced-motion";
import { VisuallyHidden } from "../ui/visually-hidden";
import * as styles from "./social-links.module.css";

const marks: Record<Queries.SocialNetwork, string> = {
  x: "M18 2.5h3.3l-7.2 8.2 8.5 11.3h-6.7l-5.2-6.8L4.7 22H1.4l7.7-8.8L1 2.5h6.8l4.7 6.2zm-1.2 17.5h1.9L7 4.4H5z",
  linkedin:
    "M3 8.5h4.2V22H3zM5.1 2a2.4 2.4 0 1 1 0 4.9 2.4 2.4 0 0 1 0-4.9zM9.8 8.5h4v1.9c.6-1.1 2-2.2 4-2.2 4.2 0 5 2.7 5 6.3V22h-4.2v-6.6c0-1.6 0-3.6-2.2-3.6s-2.5 1.7-2.5 3.5V22H9.8z",
  facebook:
    "M13.7 22v-9h3l.5-3.6h-3.5V7.1c0-1 .3-1.8 1.8-1.8h1.9V2.1A24 24 0 0 0 14.6 2C11.8 2 10 3.6 10 6.7v2.7H7V13h3v9z",
  instagram:
    "M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v10a3 3 0 0 0 3 3h10a3 3 0 0 0 3-3V7a3 3 0 0 0-3-3zm5 3a5 5 0 1 1 0 10 5 5 0 0 1 0-10zm0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6zm5.3-3.5a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4z",
};

/** The scroll offset that keeps the content below the header, in pixels (requirement 4.5). */
const offset = -70;

function scrollToContent(event: MouseEvent): void {
  const content = document.getElementById("content");
  if (!content) return;
  event.preventDefault();
  content.focus({ preventScroll: true });
  const top = content.getBoundingClientRect().top + window.scrollY + offset;
  window.scrollTo({ top, behavior: prefersReducedMotion() ? "auto" : "smooth" });
}

/** A network without a destination links to the content of the page. */
export function SocialLinks({ links }: { links: Settings["social"] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ network, name, destination }) => (
        <li key={network}>
          <a
            href={destination || "#content"}
            data-scripted={destination ? undefined : true}
            onClick={destination ? undefined : scrollToContent}
          >
            <VisuallyHidden>{name}</VisuallyHidden>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={marks[network]} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}

import type { MouseEvent } from "react";
import { abortPrevious } from "../../navigation/latest-navigation";
import { useSite } from "../../query/use-site";
import { prefersReducedMotion } from "../motion/use-prefers-reduced-motion";
import { VisuallyHidden } from "../ui/visually-hidden";
import * as styles from "./social-links.module.css";

/** The scroll offset that keeps the content below the header, in pixels. */
const offset = -70;

function scrollToContent(event: MouseEvent): void {
  const content = document.getElementById("content");
  if (!content) return;
  event.preventDefault();
  abortPrevious();
  content.focus({ preventScroll: true });
  const top = content.getBoundingClientRect().top + window.scrollY + offset;
  window.scrollTo({ top, behavior: prefersReducedMotion() ? "auto" : "smooth" });
}

/** A network without a destination links to the content of the page. */
export function SocialLinks() {
  return (
    <ul className={styles.links}>
      {useSite().settings.social.map(({ network, name, destination }) => (
        <li key={name}>
          <a
            className={styles.link}
            href={destination || "#content"}
            data-network={network}
            onClick={destination ? undefined : scrollToContent}
          >
            <VisuallyHidden>{name}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}

import type { MouseEvent } from "react";
import { prefersReducedMotion } from "../motion/prefers-reduced-motion";

/** The scroll offset that keeps the content below the header, in pixels (requirement 4.5). */
const offset = -70;

export function scrollToContent(event: MouseEvent): void {
  const content = document.getElementById("content");
  if (!content) return;
  event.preventDefault();
  content.focus({ preventScroll: true });
  const top = content.getBoundingClientRect().top + window.scrollY + offset;
  window.scrollTo({ top, behavior: prefersReducedMotion() ? "auto" : "smooth" });
}

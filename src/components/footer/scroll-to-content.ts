import type { MouseEvent } from "react";
import { prefersReducedMotion } from "../motion/prefers-reduced-motion";

/** The header covers this much of the window's top (specification, section 9: smooth-scroll offset). */
const offset = -70;

/** Scrolls smoothly to the top of the page's content, and takes the keyboard's focus along. */
export function scrollToContent(event: MouseEvent): void {
  const content = document.getElementById("content");
  if (!content) return;
  event.preventDefault();
  content.focus({ preventScroll: true });
  const top = content.getBoundingClientRect().top + window.scrollY + offset;
  window.scrollTo({ top, behavior: prefersReducedMotion() ? "auto" : "smooth" });
}

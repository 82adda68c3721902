import { type ReactNode, startTransition, useEffect, useRef, useState } from "react";
import { prefetchVisibleLinks } from "../../navigation/follow-link";
import { isHydrated } from "../../navigation/is-hydrated";
import * as styles from "./below-the-fold.module.css";

/**
 * Renders the place of the deferred styles. The build puts a stylesheet here (`src/gatsby/document/styles.ts`). The
 * browser paints the content above it while it fetches the stylesheet.
 */
export function DeferredStyles() {
  const place = useRef<HTMLDivElement>(null);

  // When React removes this page, moves the stylesheet to `<head>`, for later pages of the same kind: webpack's runtime
  // treats these styles as loaded and does not load them again.
  useEffect(() => {
    const link = place.current?.querySelector("link");
    return () => {
      if (link) document.head.append(link);
    };
  }, []);

  const content = { __html: "" };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React must not remove the stylesheet of the build
  return <div id="deferred-styles" ref={place} suppressHydrationWarning dangerouslySetInnerHTML={content} />;
}

type BelowTheFoldProps = {
  children: ReactNode;
  /** Whether the deferred styles are loaded here, not before. */
  hasStyles?: boolean;
};

/**
 * Every document contains the content below the fold. After client-side navigation it is rendered after the
 * content above it, so that the new heading appears at once; immediately if the URL has a fragment, which may
 * refer to it.
 */
export function BelowTheFold({ children, hasStyles = true }: BelowTheFoldProps) {
  const [isShown, setIsShown] = useState(
    () => typeof window === "undefined" || !isHydrated() || window.location.hash !== "",
  );

  useEffect(() => startTransition(() => setIsShown(true)), []);

  useEffect(() => (isShown ? prefetchVisibleLinks() : undefined), [isShown]);

  if (!isShown) return <div className={styles.waiting} />;
  return (
    <>
      {hasStyles && <DeferredStyles />}
      {children}
    </>
  );
}

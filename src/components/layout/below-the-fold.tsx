import { type ReactNode, startTransition, useEffect, useRef, useState } from "react";
import { isFirstPage } from "../../navigation/first-page";
import { prefetchVisibleLinks } from "../../navigation/load-ahead";
import * as styles from "./below-the-fold.module.css";

/**
 * The place of the deferred styles: the build puts the stylesheet of a long document here
 * (`src/gatsby/document/styles.ts`). The browser paints the content above it meanwhile.
 */
function DeferredStyles() {
  const place = useRef<HTMLDivElement>(null);

  // Keeps the stylesheet in `<head>` for later pages of the same kind. Webpack's runtime treats these styles
  // as loaded and does not load them again.
  useEffect(() => {
    const link = place.current?.querySelector("link");
    if (link) document.head.append(link.cloneNode());
  }, []);

  const content = { __html: "" };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React must not remove the stylesheet of the build
  return <div id="deferred-styles" ref={place} suppressHydrationWarning dangerouslySetInnerHTML={content} />;
}

/**
 * After client-side navigation, the content below the fold is rendered after the content above it, so that
 * the new heading appears at once; immediately if the URL has a fragment, which may refer to it.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const [isShown, setIsShown] = useState(() => isFirstPage() || window.location.hash !== "");

  useEffect(() => startTransition(() => setIsShown(true)), []);

  useEffect(() => (isShown ? prefetchVisibleLinks() : undefined), [isShown]);

  if (!isShown) return <div className={styles.waiting} />;
  return (
    <>
      <DeferredStyles />
      {children}
    </>
  );
}

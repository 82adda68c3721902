import { type ReactNode, startTransition, useEffect, useRef, useState } from "react";
import { isFirstPage } from "../../navigation/first-page";
import { prefetchVisibleLinks } from "../../navigation/load-ahead";
import * as styles from "./below-the-fold.module.css";

/**
 * Renders the place for the styles of what is below the fold. If a document is too long for the first flight of a
 * connection, the build puts a stylesheet here (`src/gatsby/document/styles.ts`). The browser shows what is above
 * while it fetches the stylesheet.
 */
function DeferredStyles() {
  const place = useRef<HTMLDivElement>(null);

  // Webpack's runtime takes the styles of the page for loaded. Pages of the same kind need them after this one.
  useEffect(() => {
    const link = place.current?.querySelector("link");
    if (link) document.head.append(link.cloneNode());
  }, []);

  const content = { __html: "" };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it keeps React from removing the link of the build
  return <div id="deferred-styles" ref={place} suppressHydrationWarning dangerouslySetInnerHTML={content} />;
}

/**
 * Renders what is below the fold. Every document contains it. When a visitor comes from another page, it is rendered
 * after what is above, so that the new heading appears at once; it does not wait if the address has a fragment, which
 * leads into it.
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

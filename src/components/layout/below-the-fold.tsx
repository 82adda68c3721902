import { type ReactNode, startTransition, useEffect, useRef, useState } from "react";
import { isFirstPage } from "../../navigation/first-page";
import { prefetchVisibleLinks } from "../../navigation/load-ahead";
import * as styles from "./below-the-fold.module.css";

/** src/gatsby/document/styles.ts may put a stylesheet here. Browsers paint the content above it meanwhile. */
function DeferredStyles() {
  const place = useRef<HTMLDivElement>(null);

  // Keeps the stylesheet for later pages of the same kind: webpack's runtime does not load it again.
  useEffect(() => {
    const link = place.current?.querySelector("link");
    if (link) document.head.append(link.cloneNode());
  }, []);

  const content = { __html: "" };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React must not remove the stylesheet of the build
  return <div id="deferred-styles" ref={place} suppressHydrationWarning dangerouslySetInnerHTML={content} />;
}

/** After client-side navigation, the heading appears first, unless a fragment may refer to the content. */
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

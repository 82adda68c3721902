import { type ReactNode, startTransition, useEffect, useRef, useState } from "react";
import { isFirstPage } from "../../navigation/first-page";
import { prefetchVisibleLinks } from "../../navigation/load-ahead";
import * as styles from "./after-opening.module.css";

const isBuild = typeof window === "undefined";

/**
 * The place for the styles of what follows a page's opening. The build puts a stylesheet here where the page
 * would else be too long for the first flight of a connection (`src/gatsby/document/styles.ts`); a browser shows
 * what comes before while it fetches it.
 */
function LaterStyles() {
  const place = useRef<HTMLDivElement>(null);

  // The page's styles count as there, also for other pages of its kind: they outlive it.
  useEffect(() => {
    const link = place.current?.querySelector("link");
    if (link) document.head.append(link.cloneNode());
  }, []);

  const html = { __html: isBuild ? " " : "" };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what keeps React from the link it did not make
  return <div id="later-styles" ref={place} suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}

/**
 * What follows a page's opening. It is in every document; on the way from page to page it is rendered once the
 * opening is, so that the new heading is there at once. An address with a fragment leads into it: there it
 * does not wait.
 */
export function AfterOpening({ children }: { children: ReactNode }) {
  const [isShown, setIsShown] = useState(() => isFirstPage() || window.location.hash !== "");

  useEffect(() => startTransition(() => setIsShown(true)), []);

  useEffect(() => (isShown ? prefetchVisibleLinks() : undefined), [isShown]);

  if (!isShown) return <div className={styles.waiting} />;
  return (
    <>
      <LaterStyles />
      {children}
    </>
  );
}

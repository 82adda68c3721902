import { useEffect, useRef } from "react";

const isBuild = typeof window === "undefined";

/**
 * Stands at the end of what a page opens with. The build puts the styles of the rest here, as a stylesheet,
 * where a page would else be too long for the first flight of a connection (`src/build/document/styles.ts`);
 * a browser shows what comes before while it fetches them.
 */
export function LaterStyles() {
  const place = useRef<HTMLDivElement>(null);

  // The page's styles count as there, also for other pages of its kind: they outlive it.
  useEffect(() => {
    const link = place.current?.querySelector("link");
    if (link) document.head.append(link.cloneNode());
  }, []);

  const html = { __html: isBuild ? " " : "" };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what keeps React from the link it did not make
  return <div id="later-styles" ref={place} hidden suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}

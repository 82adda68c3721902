import { type RefObject, useEffect, useState } from "react";

/**
 * Returns the index of the slide to show. This is the previous slide until the browser has decoded the picture
 * of the selected slide.
 *
 * @param list the element whose children are the slides
 * @param wanted the index of the selected slide
 */
export function useShownSlide(list: RefObject<Element>, wanted: number): number {
  const [shown, setShown] = useState(wanted);

  useEffect(() => {
    const image = list.current?.children[wanted]?.querySelector("img");
    if (!image) return;
    const controller = new AbortController();
    const { signal } = controller;
    const show = () => {
      if (!signal.aborted) setShown(wanted);
    };
    // If the picture fails to load, the slide shows its alternative text.
    const decode = () => image.decode().then(show, show);
    // In Firefox, `decode` rejects before a lazy picture starts to load.
    if (image.complete) decode();
    else image.addEventListener("load", decode, { signal });
    image.addEventListener("error", show, { signal });
    return () => controller.abort();
  }, [list, wanted]);

  return shown;
}

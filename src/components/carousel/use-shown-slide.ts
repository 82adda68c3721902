import { type RefObject, useEffect, useState } from "react";

/**
 * Returns the index of the slide to show. The previous slide stays until the picture of the wanted slide is
 * decoded.
 *
 * @param list the element whose children are the slides
 * @param wanted the index of the selected slide
 */
export function useShownSlide(list: RefObject<Element>, wanted: number): number {
  const [shown, setShown] = useState(wanted);

  useEffect(() => {
    const image = list.current?.children[wanted]?.querySelector("img");
    let isWanted = true;
    const show = () => {
      if (isWanted) setShown(wanted);
    };
    // If the picture fails to load, the slide shows its alternative text.
    image?.decode().then(show, show);
    return () => {
      isWanted = false;
    };
  }, [list, wanted]);

  return shown;
}

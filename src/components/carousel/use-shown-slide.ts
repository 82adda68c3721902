import { type RefObject, useEffect, useState } from "react";

/**
 * Which slide is seen: the one that is wanted, from when its picture is there; until then the one before.
 *
 * @param list the element whose children the slides are
 */
export function useShownSlide(list: RefObject<Element>, wanted: number): number {
  const [shown, setShown] = useState(wanted);

  useEffect(() => {
    const image = list.current?.children[wanted]?.querySelector("img");
    let isWanted = true;
    const show = () => {
      if (isWanted) setShown(wanted);
    };
    // A picture that cannot be had shows its words.
    image?.decode().then(show, show);
    return () => {
      isWanted = false;
    };
  }, [list, wanted]);

  return shown;
}

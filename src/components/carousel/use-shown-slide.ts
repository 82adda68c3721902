import { useEffect, useRef, useState } from "react";

/**
 * Which slide is seen: the one that is wanted, from when its picture is there; until then the one before.
 *
 * @returns it, and a ref for the element whose children the slides are
 */
export function useShownSlide(wanted: number) {
  const slides = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(wanted);

  useEffect(() => {
    const image = slides.current?.children[wanted]?.querySelector("img");
    let isWanted = true;
    const show = () => {
      if (isWanted) setShown(wanted);
    };
    // A picture that cannot be had shows its words.
    image?.decode().then(show, show);
    return () => {
      isWanted = false;
    };
  }, [wanted]);

  return { slides, shown };
}

import { type RefObject, useEffect, useState } from "react";

/**
 * Returns the slide to show, and the slides whose pictures load. The previous slide is shown until the browser has
 * decoded the picture of the selected one.
 *
 * @param list the element whose children are the slides
 * @param selected the index of the selected slide
 */
export function useShownSlide(list: RefObject<Element>, selected: number) {
  const [shown, setShown] = useState(selected);
  const [loaded, setLoaded] = useState<ReadonlySet<number>>(new Set([selected]));

  useEffect(() => {
    setLoaded((loaded) => new Set(loaded).add(selected));
    const image = list.current?.children[selected]?.querySelector("img");
    if (!image) return;
    let isSelected = true;
    const show = () => {
      if (isSelected) setShown(selected);
    };
    // `decode` does not start to load a lazy picture.
    image.loading = "eager";
    // If the picture fails to load, the slide shows its alternative text.
    image.decode().then(show, show);
    return () => {
      isSelected = false;
    };
  }, [list, selected]);

  return { shown, loaded };
}

import { join } from "node:path";
import { editJson, readJson } from "./json";
import { numbered } from "./numbered";
import { writeVariation } from "./variation";

type Item = { img: { src: string; alt: string } };
type Gallery = { items: Item[] };

function copyOf(item: Item, number: number): Item {
  const { src, alt } = item.img;
  return { ...item, img: { ...item.img, src: numbered(src, number), alt: `${alt} (${number})` } };
}

/** Adds a copy of each gallery entry for each number, with its own picture. */
export async function multiplyGallery(
  data: string,
  numbers: readonly number[],
  stop: AbortSignal,
): Promise<void> {
  const folder = join(data, "gallery");
  const list = join(folder, "gallery.json");
  const { items } = readJson<Gallery>(list);
  for (const { img } of items) {
    stop.throwIfAborted();
    const picture = join(folder, img.src);
    await Promise.all(numbers.map((number) => writeVariation(picture, numbered(picture, number), number)));
  }
  const copies = numbers.flatMap((number) => items.map((item) => copyOf(item, number)));
  editJson<Gallery>(list, (gallery) => ({ ...gallery, items: [...items, ...copies] }));
}

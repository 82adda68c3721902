import { landing } from "../section";
import { content } from "../vocabulary";
import { page } from "./shared";

/** data/pages/gallery.json */
export const gallery = content(
  "GalleryPage",
  { ...page, landing },
  { hint: "The words and the banner of the gallery page." },
);

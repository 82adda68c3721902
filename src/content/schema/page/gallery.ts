import { content } from "../vocabulary";
import { landingPage } from "./shared";

/** data/pages/gallery.json */
export const gallery = content("GalleryPage", landingPage, {
  hint: "The words and the landing of the gallery page.",
});

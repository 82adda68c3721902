import { contentObject } from "../vocabulary";
import { landingPage } from "./shared";

export const gallery = contentObject("GalleryPage", landingPage, {
  hint: "The words and the landing of the gallery page.",
});

import { content } from "../vocabulary";
import { landingPage } from "./shared";

export const gallery = content("GalleryPage", landingPage, {
  hint: "The words and the landing of the gallery page.",
});

import { contentObject } from "../vocabulary";
import { landingPage } from "./shared";

export const gallery = contentObject(landingPage).meta({
  id: "GalleryPage",
  hint: "The words and the landing of the gallery page.",
});

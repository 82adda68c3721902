import { z } from "zod";
import { content, icon, logo, pagePath, paragraphs, picture, text } from "./vocabulary";

/** data/gallery/gallery.json: an item's `type` is one of the categories that the filter offers. */
export const gallery = content("Gallery", {
  filters: z
    .array(content("GalleryFilter", { label: text }))
    .min(2)
    .describe("a list of filter options, the first of which shows every picture"),
  items: z
    .array(content("GalleryItem", { type: text, img: picture.meta({ place: "gallery" }) }))
    .min(1)
    .describe("a list of at least one picture"),
});

/** data/clients/clients.json: the first, third, fifth … logo stand in the first row. */
export const clients = content("Clients", {
  logos: z
    .array(content("ClientLogo", { name: text, image: logo.meta({ place: "clientLogo" }) }))
    .min(2)
    .describe("a list of at least two logos"),
});

/** data/services/services.json */
export const services = content("Services", {
  cards: z
    .array(content("ServiceCard", { icon, title: text, content: text, path: pagePath.optional() }))
    .length(8)
    .describe("a list of eight cards"),
});

/** data/trainers/trainers.json */
export const trainers = content("Trainers", {
  trainers: z
    .array(content("Trainer", { name: text, image: picture.meta({ place: "portrait" }) }))
    .min(1)
    .describe("a list of at least one trainer"),
});

/** data/partners/partners.json */
export const partners = content("Partners", {
  partners: z
    .array(content("Partner", { logo: logo.meta({ place: "partnerLogo" }), details: paragraphs }))
    .min(1)
    .describe("a list of at least one partner"),
});

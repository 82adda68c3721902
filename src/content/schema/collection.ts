import { z } from "zod";
import { slugOf } from "../../slug";
import { logo, picture } from "./picture-field";
import { icon } from "./section";
import { contentObject, id, listOf, pagePath, text } from "./vocabulary";

const filter = contentObject({
  label: text.meta({ title: "Name", hint: "The category's name, as visitors read it." }),
}).meta({ id: "GalleryFilter", title: "Category", hint: "One of the categories." });

const galleryItem = contentObject({
  type: text.meta({
    title: "Category",
    hint: "The name of one of the categories above, in exactly the same spelling.",
  }),
  img: picture.meta({ slot: "gallery" }),
}).meta({ id: "GalleryItem", title: "Picture", hint: "A picture and its category." });

/** data/gallery/gallery.json. The `type` of an item is one of the categories in the filter. */
export const gallery = contentObject({
  filters: z
    .array(filter)
    .min(2)
    .refine((filters) => new Set(filters.map(({ label }) => slugOf(label))).size === filters.length, {
      error: "Two categories have the same letters and digits, and so the same address.",
      params: { suggestion: "Change one of the two." },
    })
    .meta({
      title: "Categories",
      description: "a list of filter options, the first of which shows every picture",
      hint: "What visitors can choose from. The first shows every picture.",
    }),
  items: listOf("picture", galleryItem, {
    title: "Pictures",
    hint: "In the order shown. Pictures with the proportions 3:2 fit best.",
  }),
}).meta({
  id: "Gallery",
  title: "Gallery pictures",
  hint: "The pictures of the gallery and their categories.",
});

const client = contentObject({
  id,
  image: logo.meta({ hint: "600 × 300 pixels fit best.", slot: "clientLogo" }),
}).meta({ id: "ClientLogo", title: "Client", hint: "A client's logo." });

/** data/clients/clients.json. The first, third, fifth … logos are in the first row. */
export const clients = contentObject({
  logos: z.array(client).min(2).meta({
    description: "a list of at least two logos",
    hint: "The first, third, fifth … are in the first row, the others in the second.",
  }),
}).meta({ id: "Clients", hint: "The clients whose logos the home page shows." });

const service = contentObject({
  id,
  icon,
  title: text.meta({ hint: "The service's name." }),
  content: text.meta({ title: "Text", hint: "One or two sentences." }),
  path: pagePath.optional().meta({
    hint: "The page with more information. Without it, the card is not a link.",
  }),
}).meta({ id: "ServiceCard", title: "Service", hint: "One service." });

export const services = contentObject({
  cards: listOf("card", service, { title: "Services" }),
}).meta({ id: "Services", hint: "The services that the home page shows." });

const trainer = contentObject({
  id,
  name: text.meta({ hint: "The name below the portrait." }),
  image: picture.meta({ title: "Portrait", hint: "A square picture fits best.", slot: "portrait" }),
}).meta({ id: "Trainer", hint: "A trainer and their portrait." });

export const trainers = contentObject({ trainers: listOf("trainer", trainer) }).meta({
  id: "Trainers",
  hint: "The trainers that the home page shows.",
});

const partner = contentObject({
  id: id.meta({
    hint: "The number in the first column of the table. Empty for the next free number.",
    isHidden: false,
  }),
  logo: logo.meta({ hint: "The partner's logo or seal.", slot: "partnerLogo" }),
  details: listOf("paragraph", text, { hint: "The partner's name, then what they do." }),
}).meta({ id: "Partner", hint: "A partner, their logo and what they do." });

export const partners = contentObject({ partners: listOf("partner", partner) }).meta({
  id: "Partners",
  hint: "The partners of the partners page.",
});

import { z } from "zod";
import { pattern } from "../interface-word";
import { form, list } from "../section";
import { content, text, webAddress } from "../vocabulary";
import { headingOnly, landingPage } from "./shared";

const coordinate = z
  .number()
  .min(-180)
  .max(180)
  .meta({ description: "degrees as a decimal number, from -180 to 180", examples: [30.0444] });

export const contact = content(
  "ContactPage",
  {
    ...landingPage,
    form: form.meta({ title: "Contact form", hint: "The contact form, and the text above it." }),
    inquiry: pattern(
      "{program}: timetable and price",
      "The subject of a message if the visitor comes from the page of a program or from an overview.",
    ),
    details: headingOnly.meta({ title: "Section of the contact details" }),
    preparation: list.meta({
      title: "What helps us answer",
      hint: "The information that visitors should have ready.",
    }),
    map: content(
      "OfficeMap",
      {
        label: text.meta({ title: "Name", hint: "What the map shows, for screen readers." }),
        latitude: coordinate.meta({ hint: "Degrees north, as a decimal number: 30.0444." }),
        longitude: coordinate.meta({ hint: "Degrees east, as a decimal number: 31.2357." }),
        zoom: z
          .int()
          .min(1)
          .max(19)
          .meta({
            description: "a whole number from 1 to 19",
            hint: "1 shows the whole world, 19 a single house.",
            examples: [15],
          }),
        tileUrl: z
          .string()
          .regex(/^https:\/\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})\S+$/)
          .meta({
            title: "Address of the map's pictures",
            description: "a web address with {z}, {x} and {y} in it, and {s} for the subdomain",
            // Leaflet fills in {r}, too: "@2x" on screens with a high density.
            placeholders: ["z", "x", "y", "s", "r"],
            hint: "From the map service. It has {z}, {x} and {y} in it, and {s} for the subdomain.",
            examples: ["https://{s}.tile.openstreetmap.org/{z}/{x}/{y}.png"],
          }),
        subdomains: z
          .string()
          .regex(/^[a-z0-9]+$/)
          .meta({
            description: 'the letters or digits that replace {s}, without spaces, such as "abc"',
            hint: "From the map service: the letters that replace {s}.",
            examples: ["abc"],
          }),
        attribution: text.meta({
          title: "Source",
          hint: "The owner of the map. The map service requires this text.",
        }),
        attributionUrl: webAddress.meta({
          title: "Address of the source",
          hint: "The page that the name of the source links to.",
        }),
        markerImage: webAddress.meta({ title: "Pin", hint: "The address of the pin's picture." }),
        markerShadow: webAddress.meta({
          title: "Shadow of the pin",
          hint: "The address of the picture of its shadow.",
        }),
        mapsUrl: webAddress.meta({
          title: "Address in another map",
          hint: "The page that the link below the map leads to.",
        }),
        place: text.meta({ hint: "The office's name, shown at the pin." }),
        linkLabel: text.meta({ title: "Words of the link", hint: "The words of the link below the map." }),
      },
      { title: "Map", hint: "Where the office is." },
    ),
  },
  { hint: "The words and the map of the contact page." },
);

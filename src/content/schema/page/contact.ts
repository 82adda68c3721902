import { z } from "zod";
import { contentObject, pattern, text, webAddress, wholeNumber } from "../vocabulary";
import { form, landingPage } from "./shared";

function degrees(toward: string, max: number, example: number) {
  return z
    .number()
    .min(-max)
    .max(max)
    .meta({
      description: `degrees ${toward} as a decimal number, from -${max} to ${max}`,
      hint: `Degrees ${toward}, as a decimal number: ${example}.`,
      examples: [example],
    });
}

export const contact = contentObject({
  ...landingPage,
  form: contentObject({
    ...form,
    text: pattern("Fields with * are required. Or call {phone}.", "Between the heading and the form."),
    help: text.meta({
      title: "Above the message",
      hint: "What helps us answer, above the field for the message.",
    }),
  }).meta({
    id: "ContactForm",
    title: "Contact form",
    hint: "The form, the text above it, and the address that it is sent to.",
  }),
  inquiryHeading: pattern(
    "Timetable and price: {program}",
    "The heading of the form if the visitor comes from the page of a program or from an overview.",
  ).meta({ title: "Heading for a program" }),
  inquiry: pattern(
    "{program}: timetable and price",
    "The subject of a message if the visitor comes from the page of a program or from an overview.",
  ).meta({ title: "Subject for a program" }),
  map: contentObject({
    label: text.meta({ title: "Name", hint: "What the map shows, for screen readers." }),
    // The map ends at about 85 degrees, as all maps in the Web Mercator projection do.
    latitude: degrees("north", 85, 30.0444),
    longitude: degrees("east", 180, 31.2357),
    zoom: wholeNumber("levels", 1, 19).meta({
      hint: "1 shows the whole world, 19 a single house.",
      examples: [15],
    }),
    tileUrl: z
      .string()
      .regex(/^https:\/\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})(?:[^\s{}]|\{[x-zrs]\})+$/)
      .refine((address) => URL.canParse(address.replaceAll(/[{}]/g, "")))
      .meta({
        title: "Address of the map's pictures",
        description:
          "a web address with {z}, {x} and {y} in it, and {s} for the subdomain, and nothing else in braces",
        hint: "From the map service. It has {z}, {x} and {y} in it, and {s} for the subdomain.",
        examples: ["https://{s}.tile.openstreetmap.org/{z}/{x}/{y}.png"],
      }),
    subdomains: z
      .string()
      .regex(/^(?:([a-z0-9])(?!.*\1))+$/)
      .meta({
        description: 'the letters or digits that replace {s}, each once, without spaces, such as "abc"',
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
  }).meta({ id: "OfficeMap", title: "Map", hint: "Where the office is." }),
}).meta({ id: "ContactPage", hint: "The words and the map of the contact page." });

import { z } from "zod";
import {
  accent,
  action,
  content,
  icon,
  landing,
  list,
  metadata,
  note,
  pagePath,
  path,
  picture,
  programPath,
  prose,
  text,
  webAddress,
} from "./vocabulary";

/** What every page has: where it is, its name in the page header, what search engines show of it. */
const page = { path, name: text, metadata };

const heading = content("Heading", { heading: text });

const figure = content("Figure", {
  prefix: text.optional(),
  value: text,
  label: text,
  accent,
});

/** data/pages/home.json */
export const home = content("HomePage", {
  ...page,
  carousel: content("HomeCarousel", {
    label: text,
    title: text,
    text,
    action,
    call: text.describe('what stands before the telephone number, such as "or call"'),
    slides: z
      .array(picture.meta({ place: "slide" }))
      .length(3)
      .describe("a list of three pictures"),
  }),
  clients: heading,
  progress: content("Progress", {
    heading: text,
    figures: z.array(figure).length(4).describe("a list of four figures"),
  }),
  about: content("AboutBlurb", {
    heading: text,
    text,
    action: content("PageLink", {
      label: text,
      context: text.describe('what the label leaves open for those who hear it alone, such as "about us"'),
      path: pagePath,
    }),
    image: picture.meta({ place: "figure" }),
  }),
  services: heading,
  trainers: heading,
});

const iconCard = content("ValueCard", { icon, title: text, content: text, accent });

/** data/pages/about-us.json */
export const about = content("AboutPage", {
  ...page,
  landing,
  history: content("History", {
    heading: text,
    lead: text,
    columns: z
      .array(content("HistoryColumn", { title: text, content: text }))
      .length(3)
      .describe("a list of three columns"),
  }),
  competency: content("Competency", {
    heading: text,
    lead: text,
    paragraphs: z.array(text),
    image: picture.meta({ place: "figure" }),
  }),
  mission: note,
  values: content("Values", {
    heading: text,
    cards: z.array(iconCard).length(4).describe("a list of four cards"),
  }),
  testimonial: note,
});

/** data/pages/flagship-programs.json and data/pages/certifications-content.json */
const overview = {
  ...page,
  landing,
  description: prose,
  programs: content("ProgramList", {
    heading: text,
    programs: z.array(programPath).min(1).describe("a list of the paths of programs, in the order shown"),
  }),
  call: note,
};

export const flagshipPrograms = content("FlagshipProgramsPage", {
  ...overview,
  comparison: note,
});

export const certificationsContent = content("CertificationsContentPage", overview);

/** data/pages/program.json: what all program pages share. */
export const programPage = content("ProgramPage", {
  accreditation: content("Accreditation", {
    rule: text,
    text,
    short: text.describe("what a certificate takes, in a few words, for the facts under the banner"),
    percent: z.int().min(1).max(100).describe("a whole number of percent"),
    attended: text.describe("what the filled arches stand for"),
    missed: text.describe("what the empty arches stand for"),
    steps: z
      .array(content("AccreditationStep", { title: text, text }))
      .min(2)
      .describe("a list of at least two steps"),
  }),
  flagshipKind: text.describe("what stands above a flagship program's name in the picture of a shared link"),
  certificationKind: text.describe("the same for a certification"),
  flagshipCall: note,
  certificationCall: note,
  quote: text.describe("the words of the buttons that lead to a timetable and a price"),
  related: heading,
});

/** data/pages/partners.json */
export const partners = content("PartnersPage", {
  ...page,
  landing,
  description: prose,
  table: heading,
});

/** data/pages/gallery.json */
export const gallery = content("GalleryPage", { ...page, landing });

const coordinate = z.number().min(-180).max(180).describe("degrees as a decimal number");

/** data/pages/contact-us.json */
export const contact = content("ContactPage", {
  ...page,
  landing,
  form: note,
  details: heading,
  preparation: list,
  map: content("OfficeMap", {
    label: text,
    latitude: coordinate,
    longitude: coordinate,
    zoom: z.int().min(1).max(19).describe("a whole number from 1 to 19"),
    tileUrl: z
      .string()
      .regex(/^https:\/\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})\S+$/)
      .describe("a web address with {z}, {x} and {y} in it, and {s} for the subdomain"),
    subdomains: text,
    attribution: text,
    attributionUrl: webAddress,
    markerImage: webAddress,
    markerShadow: webAddress,
    mapsUrl: webAddress,
    place: text,
    linkLabel: text,
  }),
});

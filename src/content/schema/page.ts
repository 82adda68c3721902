import { z } from "zod";
import {
  accent,
  action,
  content,
  form,
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
export const page = {
  path: path.meta({ hint: "Where the page is in the address bar. It has to stay as it is." }),
  name: text.meta({ hint: "The page's name, as it stands in the page header." }),
  metadata,
};

const heading = content(
  "Heading",
  { heading: text.meta({ hint: "What stands above the section, in large letters." }) },
  { hint: "A heading. What stands below it has a file of its own." },
);

const figure = content(
  "Figure",
  {
    prefix: text.meta({ title: "Before the number", hint: 'Such as "up to".' }).optional(),
    value: text.meta({ title: "Number", hint: "As it shall be read: 150,000." }),
    label: text.meta({ title: "What is counted", hint: 'Such as "trainees".' }),
    accent,
  },
  { hint: "A number and what it counts." },
);

/** data/pages/home.json */
export const home = content(
  "HomePage",
  {
    ...page,
    carousel: content(
      "HomeCarousel",
      {
        label: text.meta({ title: "Name", hint: "The opening's name, for those who cannot see it." }),
        title: text.meta({ hint: "The large words on the pictures." }),
        text: text.meta({ hint: "A sentence or two below the title." }),
        action,
        call: text.meta({
          title: "Before the telephone number",
          description: 'what stands before the telephone number, such as "or call"',
        }),
        slides: z
          .array(picture.meta({ place: "slide" }))
          .min(2)
          // On the narrowest phone there is room for the stars of five, each 24 pixels wide (WCAG 2.2, 2.5.8).
          .max(5)
          .meta({
            title: "Pictures",
            description: "a list of two to five pictures",
            hint: "Two to five, in the order shown.",
          }),
      },
      { title: "Opening", hint: "The pictures that take turns, and the words on them." },
    ),
    clients: heading.meta({ title: "Section of the clients" }),
    progress: content(
      "Progress",
      {
        heading: text.meta({ hint: "What stands above the numbers." }),
        figures: z.array(figure).min(1).meta({
          title: "Numbers",
          description: "a list of at least one figure",
          hint: "In the order shown.",
        }),
      },
      { title: "Section of the numbers", hint: "What has been reached, in numbers." },
    ),
    about: content(
      "AboutBlurb",
      {
        heading: text.meta({ hint: "What stands above the text." }),
        lead: text.meta({ hint: "A first sentence in larger letters." }),
        text: text.meta({ hint: "One paragraph." }),
        action: content(
          "PageLink",
          {
            label: text.meta({ hint: "The words on the button." }),
            context: text.meta({
              title: "What about",
              description: 'what the label leaves open for those who hear it alone, such as "about us"',
            }),
            path: pagePath,
          },
          { title: "Button", hint: "A button, and the page it leads to." },
        ),
        image: picture.meta({ place: "figure" }),
      },
      { title: "Section about us", hint: "Who we are, in one paragraph." },
    ),
    services: heading.meta({ title: "Section of the services" }),
    trainers: heading.meta({ title: "Section of the trainers" }),
  },
  { hint: "The words and pictures of the home page." },
);

const iconCard = content(
  "ValueCard",
  {
    icon,
    title: text.meta({ hint: "The value, in a word or two." }),
    content: text.meta({ title: "Text", hint: "What it means, in one or two sentences." }),
    accent,
  },
  { title: "Value", hint: "One of the values." },
);

/** data/pages/about-us.json */
export const about = content(
  "AboutPage",
  {
    ...page,
    landing,
    history: content(
      "History",
      {
        heading: text.meta({ hint: "What stands above the section." }),
        lead: text.meta({ hint: "A first sentence in larger letters." }),
        columns: z
          .array(
            content(
              "HistoryColumn",
              {
                title: text.meta({ hint: "The column's heading." }),
                content: text.meta({ title: "Text", hint: "One or two sentences." }),
              },
              { title: "Column", hint: "A heading with a few sentences." },
            ),
          )
          .min(1)
          .meta({ description: "a list of at least one column", hint: "In the order shown." }),
      },
      { hint: "Where we come from, in columns." },
    ),
    competency: content(
      "Competency",
      {
        heading: text.meta({ hint: "What stands above the section." }),
        lead: text.meta({ hint: "A first sentence in larger letters." }),
        paragraphs: z.array(text).describe("a list of paragraphs"),
        image: picture.meta({ place: "figure" }),
      },
      { hint: "What we are best at, with a picture." },
    ),
    mission: note,
    values: content(
      "Values",
      {
        heading: text.meta({ hint: "What stands above the values." }),
        cards: z
          .array(iconCard)
          .min(1)
          .meta({ title: "Values", description: "a list of at least one card", hint: "In the order shown." }),
      },
      { hint: "What we work by." },
    ),
    testimonial: form.meta({ hint: "The form in which visitors tell of us, and what stands above it." }),
  },
  { hint: "The words and pictures of the page about us." },
);

/** data/pages/flagship-programs.json and data/pages/certifications-content.json */
const overview = {
  ...page,
  landing,
  description: prose,
  programs: content(
    "ProgramList",
    {
      heading: text.meta({ hint: "What stands above the programs." }),
      programs: z.array(programPath).min(1).meta({
        description: "a list of the paths of programs, in the order shown",
        hint: "In the order shown.",
      }),
    },
    { hint: "Which programs the page shows." },
  ),
  call: note.meta({ title: "Invitation to call", hint: "What stands beside the telephone number." }),
};

export const flagshipPrograms = content(
  "FlagshipProgramsPage",
  {
    ...overview,
    comparison: note.meta({ hint: "What stands above the table that compares the programs." }),
  },
  { title: "Flagship programs", hint: "The page that lists the flagship programs." },
);

export const certificationsContent = content("CertificationsContentPage", overview, {
  title: "Certifications",
  hint: "The page that lists the certifications.",
});

/** data/pages/program.json: what all program pages share. */
export const programPage = content(
  "ProgramPage",
  {
    accreditation: content(
      "Accreditation",
      {
        rule: text.meta({ hint: "What it takes to receive a certificate, in one sentence." }),
        text: text.meta({ hint: "What else there is to say about it." }),
        short: text.meta({
          title: "In a few words",
          description: "what a certificate takes, in a few words, for the facts under the banner",
        }),
        percent: z
          .int()
          .min(1)
          .max(100)
          .meta({
            description: "a whole number of percent, from 1 to 100",
            hint: "How much of the program's time has to be attended, in percent.",
            examples: [80],
          }),
        attended: text.meta({ title: "Filled arches", description: "what the filled arches stand for" }),
        missed: text.meta({ title: "Empty arches", description: "what the empty arches stand for" }),
        steps: z
          .array(
            content(
              "AccreditationStep",
              {
                title: text.meta({ hint: "The step in a word or two." }),
                text: text.meta({ hint: "What is done in it." }),
              },
              { title: "Step", hint: "One step on the way to the certificate." },
            ),
          )
          .min(2)
          .meta({ description: "a list of at least two steps", hint: "In the order shown." }),
      },
      { title: "Certificate", hint: "What a certificate takes." },
    ),
    flagshipKind: text.meta({
      title: "Kind of a flagship program",
      description: "what stands above a flagship program's name in the picture of a shared link",
    }),
    certificationKind: text.meta({
      title: "Kind of a certification",
      description: "what stands above a certification's name in the picture of a shared link",
    }),
    flagshipCall: note.meta({
      title: "Invitation to call, flagship programs",
      hint: "What stands beside the telephone number on the pages of flagship programs.",
    }),
    certificationCall: note.meta({
      title: "Invitation to call, certifications",
      hint: "What stands beside the telephone number on the pages of certifications.",
    }),
    quote: text.meta({
      title: "Button for a quote",
      description: "the words of the buttons that lead to a timetable and a price",
    }),
    related: heading.meta({
      title: "Section of related programs",
      hint: "What stands above the programs a visitor may want next.",
    }),
  },
  { title: "All pages of programs", hint: "The words that all pages of programs share." },
);

/** data/pages/partners.json */
export const partners = content(
  "PartnersPage",
  { ...page, landing, description: prose, table: heading.meta({ title: "Section of the partners" }) },
  { hint: "The words of the partners page." },
);

/** data/pages/gallery.json */
export const gallery = content(
  "GalleryPage",
  { ...page, landing },
  { hint: "The words and the banner of the gallery page." },
);

const coordinate = z
  .number()
  .min(-180)
  .max(180)
  .meta({ description: "degrees as a decimal number", examples: [30.0444] });

/** data/pages/contact-us.json */
export const contact = content(
  "ContactPage",
  {
    ...page,
    landing,
    form: form.meta({ title: "Contact form", hint: "The contact form, and what stands above it." }),
    details: heading.meta({ title: "Section of the contact details" }),
    preparation: list.meta({ title: "What helps us answer", hint: "What a visitor may have ready." }),
    map: content(
      "OfficeMap",
      {
        label: text.meta({ title: "Name", hint: "What the map shows, for those who cannot see it." }),
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
            hint: "From the map's service. It has {z}, {x} and {y} in it, and {s} for the subdomain.",
            examples: ["https://{s}.tile.openstreetmap.org/{z}/{x}/{y}.png"],
          }),
        subdomains: text.meta({ hint: "From the map's service: the letters that {s} may be." }),
        attribution: text.meta({ title: "Source", hint: "Whose map it is; the service asks for it." }),
        attributionUrl: webAddress.meta({
          title: "Address of the source",
          hint: "Where the name of the source leads.",
        }),
        markerImage: webAddress.meta({ title: "Pin", hint: "The address of the pin's picture." }),
        markerShadow: webAddress.meta({
          title: "Shadow of the pin",
          hint: "The address of the picture of its shadow.",
        }),
        mapsUrl: webAddress.meta({
          title: "Address in another map",
          hint: "Where the link below the map leads.",
        }),
        place: text.meta({ hint: "The office's name, shown at the pin." }),
        linkLabel: text.meta({ title: "Words of the link", hint: "The words of the link below the map." }),
      },
      { title: "Map", hint: "Where the office is." },
    ),
  },
  { hint: "The words and the map of the contact page." },
);

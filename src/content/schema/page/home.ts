import { z } from "zod";
import { decoration, illustration } from "../picture-field";
import { action, illustratedText, note } from "../section";
import { contentObject, heading, listOf, pagePath, programPath, text } from "../vocabulary";
import { headingOnly, page } from "./shared";

const figure = contentObject({
  prefix: text.meta({ title: "Before the number", hint: 'Such as "up to".' }).optional(),
  value: text
    .regex(/[\d٠-٩۰-۹]/)
    .meta({ title: "Number", description: 'a number as visitors see it, such as "150,000"' }),
  label: text.meta({ title: "What is counted", hint: 'Such as "trainees".' }),
}).meta({ id: "Figure", hint: "A number and what it counts." });

const audience = contentObject({
  label: text.meta({
    title: "In their words",
    hint: 'What they say about themselves, such as "I visit doctors".',
  }),
  name: text.meta({ hint: 'Who they are, in small letters beside it, such as "Medical representatives".' }),
  image: decoration.optional().meta({
    slot: "door",
    hint: "A drawing or a photo, in an arch above their words. Without one, the arch shows a number.",
  }),
  call: note.optional().meta({
    title: "Invitation to call",
    hint: "The text beside their programs, in place of the one for all.",
  }),
  programs: z.array(programPath).min(2).max(5).meta({
    description: "a list of the paths of two to five programs",
    hint: "Two to five, in the order shown.",
  }),
}).meta({
  id: "FinderAudience",
  title: "Audience",
  hint: "Visitors who do the same, and the programs for them.",
});

const overviewLink = contentObject({
  label: text.meta({ hint: "The words of the link." }),
  path: pagePath,
}).meta({ id: "OverviewLink", title: "Link", hint: "A link to a page with more programs." });

export const home = contentObject({
  ...page,
  carousel: contentObject({
    label: text.meta({ title: "Name", hint: "The name of the slides, for screen readers." }),
    title: text.meta({ hint: "The large words on the pictures." }),
    text: text.meta({ hint: "A sentence or two below the title." }),
    action,
    call: text.meta({
      title: "Before the phone number",
      description: 'the text before the phone number, such as "or call"',
    }),
    slides: z
      .array(illustration.meta({ slot: "slide" }))
      .min(2)
      // The narrowest phone has room for five stars, each 24 pixels wide (WCAG 2.2, 2.5.8).
      .max(5)
      .meta({
        title: "Pictures",
        description: "a list of two to five pictures",
        hint: "Two to five, in the order shown.",
      }),
  }).meta({
    id: "HomeCarousel",
    title: "Slides",
    hint: "The pictures at the top of the page, and the words on them.",
  }),
  finder: contentObject({
    heading,
    question: text.meta({ hint: "What visitors choose, below the heading." }),
    audiences: z.array(audience).min(2).max(6).meta({
      description: "a list of two to six audiences",
      hint: "Two to six, in the order shown. The programs of the first one show at first.",
    }),
    call: note.meta({
      title: "Invitation to call",
      hint: "The text beside the programs, for visitors who do not know which one.",
    }),
    overviews: listOf("link", overviewLink, { title: "Links to all programs" }),
  }).meta({ id: "Finder", title: "Choice of a program", hint: "Leads each audience to its programs." }),
  clients: headingOnly.meta({ title: "Section of the clients" }),
  progress: contentObject({
    heading: text.meta({ hint: "The heading of the numbers." }),
    figures: listOf("figure", figure, { title: "Numbers" }),
  }).meta({ id: "Progress", title: "Section of the numbers", hint: "Our achievements in numbers." }),
  about: illustratedText.meta({ title: "Section about us" }),
  services: headingOnly.meta({ title: "Section of the services" }),
  trainers: headingOnly.meta({ title: "Section of the trainers" }),
  call: note.meta({
    title: "Invitation to call",
    hint: "The text beside the phone number, at the end of this page and of others that have no other invitation.",
  }),
}).meta({ id: "HomePage", hint: "The words and pictures of the home page." });

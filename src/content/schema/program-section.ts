import { z } from "zod";
import {
  areNumbered,
  contentObject,
  heading,
  id,
  listedText,
  listOf,
  sentences,
  text,
  wholeNumber,
} from "./vocabulary";

export const duration = contentObject(
  "Duration",
  {
    hours: wholeNumber("hours", 1, 500).meta({ hint: "All hours together, from 1 to 500.", examples: [24] }),
    days: wholeNumber("days", 1, 60)
      .meta({ hint: "Over how many days, from 1 to 60.", examples: [4] })
      .optional(),
  },
  {
    hint: "How long the program takes.",
    rule: {
      holds: ({ hours, days }) => days === undefined || (hours >= days && hours <= days * 12),
      field: "days",
      message: "The hours and the days must agree: between 1 and 12 hours a day.",
      suggestion: "Correct the hours or the days.",
    },
  },
);

const topic = contentObject(
  "Topic",
  {
    id,
    title: listedText.meta({ hint: "The topic in a few words." }),
    desc: text.meta({ title: "Text", hint: "A sentence or two about it." }).optional(),
    subPoints: listOf("point", listedText, { title: "Points" }).optional(),
  },
  { hint: "One topic of the outline." },
);

const numbers = {
  error: "Each entry starts with a number, which the site adds.",
  params: { suggestion: "Remove the numbers." },
};

const topics = listOf("topic", topic).refine((list) => !areNumbered(list.map(({ title }) => title)), numbers);

const topicGroup = contentObject(
  "OutlineGroup",
  {
    id,
    title: text.meta({ hint: "The group's heading." }),
    category: text.meta({ hint: "What kind of group it is, in a word or two." }),
    topics,
  },
  { title: "Group of topics", hint: "Topics under a heading of their own." },
);

const intro = text.meta({ title: "Introduction", hint: "A sentence at the start of the section." });

export const outline = contentObject(
  "Outline",
  {
    heading,
    intro: intro.optional(),
    topics: topics.optional(),
    groups: listOf("group of topics", topicGroup, {
      title: "Groups of topics",
      hint: "For a long outline, instead of topics.",
    }).optional(),
  },
  {
    hint: "What is taught: either topics, or groups of topics.",
    rule: {
      holds: ({ topics, groups }) => (topics === undefined) !== (groups === undefined),
      message: 'An outline must have either "topics" or "groups", and not both.',
      suggestion: "Remove one of the two.",
    },
  },
);

const hat = contentObject(
  "Hat",
  {
    color: z.enum(["white", "yellow", "green", "red", "blue", "black"]).meta({
      id: "HatColor",
      description: "white, yellow, green, red, blue or black",
      hint: "The hat's color.",
    }),
    title: text.meta({ hint: "What the hat stands for, in a word or two." }),
    desc: text.meta({ title: "Text", hint: "A sentence or two about it." }),
  },
  { hint: "One of the six hats." },
);

export const hats = contentObject(
  "Hats",
  {
    heading,
    intro: intro.optional(),
    hats: z
      .array(hat)
      .length(6)
      .meta({ description: "a list of six hats", hint: "Six, in the order shown." }),
  },
  {
    title: "Thinking hats",
    hint: "The six thinking hats.",
  },
);

const chapterGroup = contentObject(
  "SyllabusGroup",
  {
    id,
    title: text.meta({ hint: "The group's heading." }),
    chapters: listOf("chapter", listedText, { hint: "The site adds their numbers (CH1, CH2 …)." }).refine(
      (list) => !areNumbered(list),
      numbers,
    ),
  },
  { title: "Group of chapters", hint: "Chapters under a heading." },
);

/** The chapters are numbered CH1, CH2 … across all groups. */
export const syllabus = contentObject(
  "Syllabus",
  {
    heading,
    intro: intro.optional(),
    groups: listOf("group of chapters", chapterGroup, {
      title: "Groups of chapters",
    }),
  },
  { hint: "What is taught, in chapters." },
);

export const audience = contentObject(
  "Audience",
  {
    heading,
    text: text.meta({ hint: "Who the program is for, in a paragraph." }),
    items: sentences.optional(),
  },
  { hint: "Who the program is for." },
);

export const exam = contentObject(
  "Exam",
  {
    heading,
    text: text.meta({ hint: "How the exam works, in a paragraph." }),
    short: text.meta({
      title: "In a few words",
      description: "the exam in a few words, for the facts under the landing",
    }),
  },
  { hint: "The exam at the end." },
);

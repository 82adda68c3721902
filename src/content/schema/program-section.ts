import { z } from "zod";
import { list } from "./section";
import { contentObject, heading, id, listedText, listOf, rule, text, wholeNumber } from "./vocabulary";

export const duration = contentObject({
  hours: wholeNumber("hours", 1, 500).meta({ hint: "All hours together, from 1 to 500.", examples: [24] }),
  days: wholeNumber("days", 1, 60)
    .optional()
    .meta({
      hint: "Over how many days, from 1 to 60.",
      examples: [4],
    }),
})
  .refine(
    ({ hours, days }) => days === undefined || (hours >= days && hours <= days * 12),
    rule(
      "The hours and the days must agree: between 1 and 12 hours a day.",
      "Correct the hours or the days.",
      "days",
    ),
  )
  .meta({ id: "Duration", hint: "How long the program takes." });

const topic = contentObject({
  id,
  title: listedText.meta({ hint: "The topic in a few words." }),
  desc: text.meta({ title: "Text", hint: "A sentence or two about it." }).optional(),
  subPoints: listOf("point", listedText, { title: "Points" }).optional(),
}).meta({ id: "Topic", hint: "One topic of the outline." });

/** Whether each text of a list starts with its number, such as "1. ". */
function areNumbered(texts: readonly string[]): boolean {
  const numbers = texts.map((entry) => Number(entry.match(/^(\d+)\.\s/)?.[1]));
  return numbers.length > 1 && numbers.every((number, index) => number === Number(numbers[0]) + index);
}

const noNumbers = rule("Each entry starts with a number, which the site adds.", "Remove the numbers.");

const topics = listOf("topic", topic).refine((all) => !areNumbered(all.map(({ title }) => title)), noNumbers);

const topicGroup = contentObject({
  id,
  title: text.meta({ hint: "The group's heading." }),
  category: text.meta({ hint: "What kind of group it is, in a word or two." }),
  topics,
}).meta({ id: "OutlineGroup", title: "Group of topics", hint: "Topics under a heading of their own." });

const intro = text.meta({ title: "Introduction", hint: "A sentence at the start of the section." });

export const outline = contentObject({
  heading,
  intro: intro.optional(),
  topics: topics.optional(),
  groups: listOf("group of topics", topicGroup, {
    title: "Groups of topics",
    hint: "For a long outline, instead of topics.",
  }).optional(),
})
  .refine(
    ({ topics, groups }) => (topics === undefined) !== (groups === undefined),
    rule('An outline must have either "topics" or "groups", and not both.', "Remove one of the two."),
  )
  .meta({ id: "Outline", hint: "What is taught: either topics, or groups of topics." });

const hat = contentObject({
  color: z
    .enum(["white", "yellow", "green", "red", "blue", "black"])
    .meta({ id: "HatColor", hint: "The hat's color." }),
  title: text.meta({ hint: "What the hat stands for, in a word or two." }),
  desc: text.meta({ title: "Text", hint: "A sentence or two about it." }),
}).meta({ id: "Hat", hint: "One of the six hats." });

export const hats = contentObject({
  heading,
  intro: intro.optional(),
  hats: z.array(hat).length(6).describe("a list of six hats, in the order shown"),
}).meta({ id: "Hats", title: "Thinking hats", hint: "The six thinking hats." });

const chapterGroup = contentObject({
  id,
  title: text.meta({ hint: "The group's heading." }),
  chapters: listOf("chapter", listedText, { hint: "The site adds their numbers (CH1, CH2 …)." }).refine(
    (all) => !areNumbered(all),
    noNumbers,
  ),
}).meta({ id: "SyllabusGroup", title: "Group of chapters", hint: "Chapters under a heading." });

/** The chapters are numbered CH1, CH2 … across all groups. */
export const syllabus = contentObject({
  heading,
  intro: intro.optional(),
  groups: listOf("group of chapters", chapterGroup, { title: "Groups of chapters" }),
}).meta({ id: "Syllabus", hint: "What is taught, in chapters." });

export const audience = contentObject({
  heading,
  text: text.meta({ hint: "Who the program is for, in a paragraph." }),
  items: list.shape.items.optional(),
}).meta({ id: "Audience", hint: "Who the program is for." });

export const exam = contentObject({
  heading,
  text: text.meta({ hint: "How the exam works, in a paragraph." }),
  short: text.meta({
    title: "In a few words",
    description: "the exam in a few words, for the facts under the landing",
  }),
}).meta({ id: "Exam", hint: "The exam at the end." });

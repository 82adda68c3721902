import { z } from "zod";
import { accent, content, landing, list, metadata, note, path, programPath, prose, text } from "./vocabulary";

const duration = content(
  "Duration",
  {
    hours: z.int().min(1).max(500).describe("a whole number of hours, without quotation marks"),
    days: z.int().min(1).max(60).describe("a whole number of days, without quotation marks").optional(),
  },
  {
    rule: {
      holds: ({ hours, days }) => days === undefined || (hours >= days && hours <= days * 12),
      field: "days",
      expected: "hours and days that agree: between 1 and 12 hours a day",
      remedy: "correct the hours or the days",
    },
  },
);

const topic = content("Topic", {
  title: text,
  desc: text.optional(),
  subPoints: z.array(text).min(1).describe("a list of at least one point").optional(),
});

const topics = z.array(topic).min(1).describe("a list of at least one topic");

const outline = content(
  "Outline",
  {
    heading: text,
    intro: text.optional(),
    topics: topics.optional(),
    groups: z
      .array(content("OutlineGroup", { title: text, category: text, topics }))
      .min(1)
      .describe("a list of at least one group of topics")
      .optional(),
  },
  {
    rule: {
      holds: ({ topics, groups }) => (topics === undefined) !== (groups === undefined),
      expected: 'either "topics" or "groups", and not both',
      remedy: "keep the one that the outline is written in",
    },
  },
);

const hats = content("Hats", {
  heading: text,
  intro: text.optional(),
  hats: z
    .array(
      content("Hat", {
        color: z
          .enum(["white", "yellow", "green", "red", "blue", "black"])
          .meta({ id: "HatColor", description: "white, yellow, green, red, blue or black" }),
        title: text,
        desc: text,
      }),
    )
    .length(6)
    .describe("a list of six hats"),
});

/** Chapters are numbered CH1, CH2 … through all groups. */
const syllabus = content("Syllabus", {
  heading: text,
  intro: text.optional(),
  groups: z
    .array(
      content("SyllabusGroup", {
        title: text,
        chapters: z.array(text).min(1).describe("a list of at least one chapter"),
      }),
    )
    .min(1)
    .describe("a list of at least one group of chapters"),
});

const audience = content("Audience", {
  heading: text,
  text,
  short: text.describe("the audience in a few words, for tables and the facts under the banner").optional(),
  items: z.array(text).min(1).describe("a list of at least one sentence").optional(),
});

const exam = content("Exam", {
  heading: text,
  text,
  short: text.describe("the exam in a few words, for the facts under the banner"),
  isOnline: z.boolean().describe("true if the exam is taken online, else false"),
});

const fact = content("Fact", { label: text, value: text });

const fields = {
  path: path
    .regex(/^\/(?:flagship|certifications)\/[a-z0-9-]+$/)
    .describe('a path that starts with "/flagship/" or "/certifications/"'),
  name: text,
  label: text.describe("the name in the page header, where it is another than the program's").optional(),
  summary: text.max(90).describe("one line for cards, 90 characters at most"),
  metadata,
  landing,
  duration: duration.optional(),
  format: text.optional(),
  facts: z.array(fact).min(1).max(3).describe("a list of one to three facts").optional(),
  description: prose,
  overview: prose.optional(),
  objectives: list.optional(),
  goals: list.optional(),
  outline: outline.optional(),
  hats: hats.optional(),
  syllabus: syllabus.optional(),
  audience: audience.optional(),
  outcome: list.optional(),
  exam: exam.optional(),
  prerequisite: note.optional(),
  certification: prose.optional(),
  afterParticipating: list.optional(),
  related: z.array(programPath).length(3).describe("a list of the paths of three other programs"),
  accent,
};

/** data/programs/*.json: a flagship program or a certification, its sections in the order of the page. */
export const program = content("Program", fields, {
  rule: {
    holds: ({ path, related }) => !related.includes(path) && new Set(related).size === related.length,
    field: "related",
    expected: "three programs, each named once, and none of them this one",
    remedy: "name another program",
  },
});

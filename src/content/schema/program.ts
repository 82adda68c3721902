import { z } from "zod";
import { programKinds } from "../../site-paths";
import { landing } from "./landing";
import { audience, duration, exam, hats, outline, syllabus } from "./program-section";
import { accent, list, motif, note, prose } from "./section";
import { contentObject, metadata, path, programPath, rule, text } from "./vocabulary";

const fact = contentObject({
  label: text.meta({ hint: 'The name of the fact, such as "Target deals".' }),
  value: text.meta({ hint: 'The value of the fact, such as "About 10 minutes".' }),
}).meta({ id: "Fact", hint: "A fact about the program." });

const folders = programKinds.map((kind) => `/${kind}/`);

/** data/programs/*.json, with the sections in the order of the page. */
export const program = contentObject({
  path: path.regex(new RegExp(`^/(?:${programKinds.join("|")})/[a-z0-9-]+$`)).meta({
    description: `a path that starts with "${folders.join('" or "')}", then has the letters a to z, digits and hyphens`,
    hint: `The address of the page: ${folders.join(" or ")}, then the program's name in small letters with hyphens, such as /flagship/order-making. To change it later, rename the program's file too: see docs/editing.md.`,
    examples: ["/flagship/palsam", "/certifications/mini-mba"],
  }),
  name: text.meta({ hint: "The program's name." }),
  label: text.optional().meta({
    title: "Name in the page header",
    description: "the name in the page header, if it differs from the program's name",
  }),
  summary: text.max(90).describe("one line for cards, 90 characters at most"),
  metadata,
  landing,
  duration: duration.optional(),
  format: text.meta({ hint: "How it is taught, in a few words." }).optional(),
  forWhom: text.optional().meta({
    title: "For",
    hint: "Whom it is for, in a few words: for the facts under the landing and the tables that compare programs.",
  }),
  facts: z.array(fact).min(1).max(3).optional().meta({
    description: "a list of one to three facts",
    hint: "One to three, under the landing. The site adds how many topics or chapters a program without days has.",
  }),
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
  related: z.array(programPath).length(3).meta({
    title: "Related programs",
    description: "a list of the paths of three other programs",
    hint: "Three other programs that a visitor may want next.",
  }),
  accent,
  motif: motif.optional(),
})
  .refine(
    ({ path, related }) => !related.includes(path) && new Set(related).size === related.length,
    rule(
      "The list must name three different programs, but not this one.",
      "Name another program.",
      "related",
    ),
  )
  .meta({ id: "Program", hint: "A flagship program or a certification." });

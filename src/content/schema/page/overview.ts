import { z } from "zod";
import { note, prose } from "../section";
import { contentObject, heading, programPath, text } from "../vocabulary";
import { landingPage } from "./shared";

export const overviewPage = {
  ...landingPage,
  description: prose,
  programs: contentObject({
    heading: text.meta({ hint: "The heading of the programs." }),
    programs: z.array(programPath).min(1).describe("a list of the paths of programs, in the order shown"),
  }).meta({ id: "ProgramList", hint: "Which programs the page shows." }),
  call: note.meta({ title: "Invitation to call", hint: "The text beside the phone number." }),
};

export const flagshipPrograms = contentObject({
  ...overviewPage,
  comparison: note.meta({ hint: "The text above the table that compares the programs." }),
}).meta({
  id: "FlagshipProgramsPage",
  title: "Flagship programs",
  hint: "The page that lists the flagship programs.",
});

export const certificationsContent = contentObject({
  ...overviewPage,
  comparison: contentObject({
    heading,
    text: note.shape.text,
    exam: text.meta({ hint: "What a certification without an exam of its own ends with, in a few words." }),
  }).meta({
    id: "CertificationComparison",
    title: "Comparison",
    hint: "The text above the table that compares the certifications.",
  }),
}).meta({
  id: "CertificationsContentPage",
  title: "Certifications",
  hint: "The page that lists the certifications.",
});

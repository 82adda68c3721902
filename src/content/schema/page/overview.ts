import { z } from "zod";
import { note, prose } from "../section";
import { contentObject, heading, programPath, text } from "../vocabulary";
import { landingPage } from "./shared";

export const overviewPage = {
  ...landingPage,
  description: prose,
  programs: contentObject(
    "ProgramList",
    {
      heading: text.meta({ hint: "The heading of the programs." }),
      programs: z.array(programPath).min(1).meta({
        description: "a list of the paths of programs, in the order shown",
        hint: "In the order shown.",
      }),
    },
    { hint: "Which programs the page shows." },
  ),
  call: note.meta({ title: "Invitation to call", hint: "The text beside the phone number." }),
};

export const flagshipPrograms = contentObject(
  "FlagshipProgramsPage",
  {
    ...overviewPage,
    comparison: note.meta({ hint: "The text above the table that compares the programs." }),
  },
  { title: "Flagship programs", hint: "The page that lists the flagship programs." },
);

export const certificationsContent = contentObject(
  "CertificationsContentPage",
  {
    ...overviewPage,
    comparison: contentObject(
      "CertificationComparison",
      {
        heading,
        text: note.shape.text,
        exam: text.meta({
          hint: "What a certification without an exam of its own ends with, in a few words.",
        }),
      },
      { title: "Comparison", hint: "The text above the table that compares the certifications." },
    ),
  },
  { title: "Certifications", hint: "The page that lists the certifications." },
);

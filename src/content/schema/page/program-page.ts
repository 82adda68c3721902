import { z } from "zod";
import { note } from "../section";
import { contentObject, heading, text, wholeNumber } from "../vocabulary";
import { headingOnly } from "./shared";

const step = contentObject({
  title: text.meta({ hint: "The step in a word or two." }),
  text: text.meta({ hint: "What happens in this step." }),
}).meta({ id: "AccreditationStep", title: "Step", hint: "One step on the way to the certificate." });

/** data/pages/program.json: what all program pages share. */
export const programPage = contentObject({
  accreditation: contentObject({
    heading: heading.meta({ hint: "The heading above the steps to a certificate." }),
    rule: text.meta({ hint: "What a certificate requires, in one sentence, for search engines." }),
    short: text.meta({
      title: "In a few words",
      hint: "What a certificate requires, in a few words, for the facts under the landing.",
    }),
    percent: wholeNumber("percent", 1, 100).meta({
      hint: "The share of the program's time that participants must attend, in percent: so much of the drawing at the first step is filled.",
      examples: [80],
    }),
    steps: z.array(step).min(2).describe("a list of at least two steps, in the order shown"),
  }).meta({ id: "Accreditation", title: "Certificate", hint: "What a certificate requires." }),
  flagshipCall: note.meta({
    title: "Invitation to call, flagship programs",
    hint: "The text beside the phone number on the pages of flagship programs.",
  }),
  certificationCall: note.meta({
    title: "Invitation to call, certifications",
    hint: "The text beside the phone number on the pages of certifications.",
  }),
  related: headingOnly.meta({
    title: "Section of related programs",
    hint: "The heading of the related programs.",
  }),
}).meta({
  id: "ProgramPage",
  title: "All pages of programs",
  hint: "The words that all pages of programs share.",
});

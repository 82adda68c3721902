import { z } from "zod";
import { landing } from "../landing";
import { accent, note } from "../section";
import { contentObject, heading, metadata, nowhere, path, pattern, text, webAddress } from "../vocabulary";

export const page = {
  path: path.meta({ hint: "The address of the page. Do not change it." }),
  name: text.meta({ hint: "The name of the page in the page header." }),
  metadata,
};

/** The fields of every page but the home page. */
export const landingPage = { ...page, accent, landing };

/** The heading of a section whose content is in another file. */
export const headingOnly = contentObject({ heading }).meta({
  id: "Heading",
  hint: "A heading. The content below it is in another file.",
});

/** The fields of a section with a form. */
export const form = {
  heading,
  text: note.shape.text,
  destination: z.union([webAddress, nowhere]).meta({
    title: "Sent to",
    description: 'a whole web address, such as "https://forms.example.com/f/1", or "" for none',
    hint: "The address that a form service gives you. Empty if there is none yet.",
    graphql: "String",
    examples: ["https://forms.example.com/f/1"],
  }),
  sent: pattern(
    "Your message was not sent. Please call {phone} or write to {email}.",
    "Below the button after Send, as long as the form is sent nowhere.",
  ).meta({ title: "After Send, without an address" }),
};

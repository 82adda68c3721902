import { icon, illustratedText, note } from "../section";
import { contentObject, heading, listOf, text } from "../vocabulary";
import { form, landingPage } from "./shared";

const valueCard = contentObject({
  icon,
  title: text.meta({ hint: "The value, in a word or two." }),
  content: text.meta({ title: "Text", hint: "What it means, in one or two sentences." }),
}).meta({ id: "ValueCard", title: "Value", hint: "One of the values." });

const historyColumn = contentObject({
  title: text.meta({ hint: "The column's heading." }),
  content: text.meta({ title: "Text", hint: "One or two sentences." }),
}).meta({ id: "HistoryColumn", title: "Column", hint: "A heading with a few sentences." });

export const about = contentObject({
  ...landingPage,
  history: contentObject({
    heading,
    lead: text.meta({ hint: "The first sentence, in larger letters." }),
    columns: listOf("column", historyColumn),
  }).meta({ id: "History", hint: "Our history, in columns." }),
  competency: illustratedText,
  mission: note,
  values: contentObject({
    heading: text.meta({ hint: "The heading of the values." }),
    cards: listOf("card", valueCard, { title: "Values" }),
  }).meta({ id: "Values", hint: "The values of the company." }),
  testimonial: contentObject({
    label: text.meta({ hint: "A word above the heading, and the name of the form." }),
    ...form,
  }).meta({
    id: "Testimonial",
    hint: "The form for testimonials, the text above it, and the address that it is sent to.",
  }),
}).meta({ id: "AboutPage", hint: "The words and pictures of the page about us." });

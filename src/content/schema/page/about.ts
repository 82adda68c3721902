import { form, icon, illustratedText, note } from "../section";
import { contentObject, heading, listOf, text } from "../vocabulary";
import { landingPage } from "./shared";

const valueCard = contentObject(
  "ValueCard",
  {
    icon,
    title: text.meta({ hint: "The value, in a word or two." }),
    content: text.meta({ title: "Text", hint: "What it means, in one or two sentences." }),
  },
  { title: "Value", hint: "One of the values." },
);

const historyColumn = contentObject(
  "HistoryColumn",
  {
    title: text.meta({ hint: "The column's heading." }),
    content: text.meta({ title: "Text", hint: "One or two sentences." }),
  },
  { title: "Column", hint: "A heading with a few sentences." },
);

export const about = contentObject(
  "AboutPage",
  {
    ...landingPage,
    history: contentObject(
      "History",
      {
        heading,
        lead: text.meta({ hint: "The first sentence, in larger letters." }),
        columns: listOf("column", historyColumn),
      },
      { hint: "Our history, in columns." },
    ),
    competency: illustratedText,
    mission: note,
    values: contentObject(
      "Values",
      {
        heading: text.meta({ hint: "The heading of the values." }),
        cards: listOf("card", valueCard, { title: "Values" }),
      },
      { hint: "The values of the company." },
    ),
    testimonial: contentObject(
      "Testimonial",
      { label: text.meta({ hint: "A word above the heading, and the name of the form." }), ...form },
      { hint: "The form for testimonials, the text above it, and the address that it is sent to." },
    ),
  },
  { hint: "The words and pictures of the page about us." },
);

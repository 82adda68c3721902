import { content, text } from "./vocabulary";

/** Returns the schema of a word or short text that a page shows or a screen reader reads. */
const word = (hint: string, title?: string) => text.meta({ hint, title });

/**
 * Returns the schema of a text with placeholders, such as `{count}`, which the site replaces.
 *
 * @param names the placeholders. The text must have each of them, and no others.
 */
function pattern(example: string, hint: string, ...names: string[]) {
  const placeholders = new Intl.ListFormat("en").format(names.map((name) => `{${name}}`));
  const all = names.map((name) => `(?=.*\\{${name}\\})`).join("");
  return text.regex(new RegExp(`^${all}(?:[^{}]|\\{(?:${names.join("|")})\\})*$`)).meta({
    description: `text with ${placeholders} in it, and nothing else in braces`,
    hint: `${hint} The site fills in ${placeholders}.`,
    examples: [example],
  });
}

const position = pattern(
  "{position} of {count}",
  "The position of the slide or picture that is shown.",
  "position",
  "count",
).meta({ title: "Position" });

const navigation = content(
  "NavigationWords",
  {
    skip: word("The first link of every page, which skips the header."),
    menu: word("The button that opens the menu on phones."),
    main: word("The name of the navigation at the top, for screen readers.", "Header"),
    breadcrumb: word("The name of the breadcrumb, for screen readers."),
    sections: word("The name of the list of a page's sections, for screen readers."),
    footer: word("The name of the navigation at the bottom, for screen readers."),
    homeLink: pattern("{brand}, home", "The name of the logo, for screen readers.", "brand"),
    notFound: word("The title of the page for unknown addresses, which redirects to the home page."),
  },
  { title: "Navigation", hint: "The words of the header, the footer and the breadcrumb." },
);

const colorMode = content(
  "ColorModeWords",
  {
    label: word("The name of the choice, for screen readers."),
    menuLabel: word("The name of the same choice in the menu on phones. It must differ from the name above."),
    light: word("The option for light colors."),
    dark: word("The option for dark colors."),
    system: word("The option for the colors of the visitor's device."),
  },
  { title: "Light and dark", hint: "The choice between light and dark colors." },
);

const carousel = content(
  "CarouselWords",
  {
    carousel: word("What screen readers call the slides."),
    slide: word("What screen readers call a single slide."),
    position,
    start: word("The button that starts the slides.", "Start"),
    stop: word("The button that stops the slides.", "Stop"),
    previous: word("The button for the previous slide."),
    next: word("The button for the next slide."),
    choose: word("The name of the row of stars, one for each slide."),
  },
  { title: "Slides", hint: "The controls of the slides on the home page." },
);

const trainers = content(
  "TrainerWords",
  {
    previous: word("The button for the previous trainers."),
    next: word("The button for the next trainers."),
  },
  { title: "Trainers", hint: "The controls of the trainers on the home page." },
);

const clients = content(
  "ClientWords",
  {
    row: pattern(
      "{heading}, row {position} of {count}",
      "The name of a row of logos, for screen readers.",
      "heading",
      "position",
      "count",
    ),
    start: word("The button that starts the logos.", "Start"),
    stop: word("The button that stops the logos.", "Stop"),
  },
  { title: "Clients", hint: "The controls of the clients' logos on the home page." },
);

const landing = content(
  "LandingWords",
  {
    more: word("The button that shows the whole text on phones."),
    less: word("The button that shortens it again."),
  },
  { title: "Banner", hint: "The buttons that expand and collapse the text of a banner on phones." },
);

const gallery = content(
  "GalleryWords",
  {
    filter: word("The text above the categories."),
    shown: pattern(
      "{shown} of {count} pictures",
      "The number of pictures shown, and the number of all pictures.",
      "shown",
      "count",
    ),
    pictures: word("The name of the list of pictures, for screen readers."),
    viewer: word("The name of the window with a large picture, for screen readers."),
    position,
    previous: word("The button for the previous picture."),
    next: word("The button for the next picture."),
    close: word("The button that closes the large picture."),
  },
  { title: "Gallery", hint: "The filter and the large pictures of the gallery." },
);

const count = (example: string, hint: string) => pattern(example, hint, "count");

/** Returns the schema of a text for one number, such as one hour. The text may contain the number. */
const number = (example: string, hint: string) =>
  text.regex(/^(?:[^{}]|\{count\})*$/).meta({
    description: "text, with nothing else in braces than {count}",
    hint: `${hint} The site fills in {count}.`,
    examples: [example],
  });

const program = content(
  "ProgramWords",
  {
    program: word("The heading of the programs in the table that compares them."),
    hours: word("The label of the number of hours."),
    days: word("The label of the number of days."),
    audience: word("The label of the audience: who the program is for."),
    format: word("The label of the format: how the program is taught."),
    exam: word("The label of the exam."),
    certificate: word("The label of the requirements for a certificate."),
    phone: word("The label of the telephone number."),
    oneHour: number("{count} hour", "A duration of one hour."),
    twoHours: number("ساعتان", "Only for languages with a dual, such as Arabic: two hours.").optional(),
    fewHours: count("{count} ساعات", "Only for languages with a form for few, such as Arabic.").optional(),
    manyHours: count("{count} hours", "A duration of several hours."),
    oneDay: number("{count} day", "A duration of one day."),
    twoDays: number("يومان", "Only for languages with a dual, such as Arabic: two days.").optional(),
    fewDays: count("{count} أيام", "Only for languages with a form for few, such as Arabic.").optional(),
    manyDays: count("{count} days", "A duration of several days."),
    fact: pattern("{value} {label}", "A fact with a number, such as 16 chapters.", "value", "label"),
    list: pattern("{first}, {second}", "Two durations or facts, one after the other.", "first", "second"),
    chapter: pattern("CH{number}", "The label of a chapter.", "number"),
  },
  { title: "Programs", hint: "The facts about programs." },
);

const sections = content(
  "SectionWords",
  {
    description: word("The link to the description."),
    overview: word("The link to the overview."),
    objectives: word("The link to the objectives."),
    goals: word("The link to the goals."),
    outline: word("The link to the outline."),
    hats: word("The link to the six hats."),
    audience: word("The link to the audience."),
    outcome: word("The link to the outcome."),
    exam: word("The link to the exam."),
    prerequisite: word("The link to the prerequisite."),
    afterParticipating: word("The link to what follows the program."),
    price: word("The link to the telephone number for a timetable and a price."),
  },
  { title: "Sections of a program", hint: "The links to the sections of a program's page." },
);

const partners = content(
  "PartnerWords",
  {
    number: word("The heading of the numbers."),
    logo: word("The heading of the logos."),
    details: word("The heading of the names and texts."),
  },
  { title: "Partners", hint: "The column headings in the table of the partners." },
);

const contact = content(
  "ContactWords",
  {
    address: word("The label of the address."),
    phone: word("The label of the telephone numbers."),
    email: word("The label of the e-mail address.", "E-mail"),
  },
  { title: "Contact details", hint: "The labels of the contact details." },
);

const form = content(
  "FormWords",
  {
    name: word("The field for the visitor's name."),
    email: word("The field for their e-mail address.", "E-mail"),
    phone: word("The field for their telephone number."),
    position: word("The field for their position."),
    subject: word("The field for the subject."),
    message: word("The field for the message."),
    photo: word("The label of the field for a photo."),
    choosePhoto: word("The words that open the file dialog for a photo."),
    dropPhoto: word("The words after that: visitors can also drop a photo."),
    photoTypes: word("The file types that a photo may have."),
    preview: word("The preview of the photo, for screen readers."),
    deletePhoto: word("The button that removes the photo."),
    send: word("The button that sends the form."),
    withoutScript: pattern(
      "This form needs JavaScript. Without it, write to {email} or call {phone}.",
      "The text below a form without an address to send it to, for browsers without JavaScript.",
      "email",
      "phone",
    ),
  },
  { title: "Forms", hint: "The fields and buttons of the forms." },
);

const map = content(
  "MapWords",
  {
    keys: pattern(
      "{map}: arrow keys move it, plus and minus zoom",
      "How to move the map with the keyboard, for screen readers. It starts with the map's name.",
      "map",
    ),
    marker: pattern(
      "{place}, opens in a new tab",
      "The name of the pin, for screen readers. It starts with the place's name.",
      "place",
    ),
    newTab: word("The words that screen readers add to a link that opens in a new tab."),
    zoomIn: word("The button that zooms in."),
    zoomOut: word("The button that zooms out."),
  },
  { title: "Map", hint: "The map on the contact page." },
);

/** data/interface.json: the words of buttons, labels and accessible names. */
export const interfaceWords = content(
  "InterfaceWords",
  {
    navigation,
    colorMode,
    carousel,
    trainers,
    clients,
    landing,
    gallery,
    program,
    sections,
    partners,
    contact,
    form,
    map,
  },
  {
    title: "Buttons and labels",
    hint: "The words of buttons and labels that pages share. Many of them are for screen readers only.",
  },
);

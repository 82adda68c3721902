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
    hint: `${hint} The site puts in ${placeholders}.`,
    examples: [example],
  });
}

const position = pattern(
  "{position} of {count}",
  "Which one is shown, of how many.",
  "position",
  "count",
).meta({ title: "Place among the others" });

const navigation = content(
  "NavigationWords",
  {
    skip: word("The link before everything else, which leads past the header."),
    menu: word("The button that opens the menu on phones."),
    main: word("The name of the navigation at the top, for those who cannot see it.", "Header"),
    breadcrumb: word("The name of the links that lead to the page, for those who cannot see them."),
    sections: word("The name of the list of a page's sections, for those who cannot see it."),
    footer: word("The name of the navigation at the bottom, for those who cannot see it."),
    homeLink: pattern("{brand}, home", "The logo, for those who cannot see it.", "brand"),
    notFound: word("The title of a page that is not there, while its visitor is sent to the home page."),
  },
  { title: "Navigation", hint: "The words of the header, the footer and the breadcrumb." },
);

const colorMode = content(
  "ColorModeWords",
  {
    label: word("The name of the choice, for those who cannot see it."),
    menuLabel: word("The name of the same choice in the menu of phones; another than the one above."),
    light: word("The light colors."),
    dark: word("The dark colors."),
    system: word("The colors of the visitor's device."),
  },
  { title: "Light and dark", hint: "The choice between light and dark colors." },
);

const carousel = content(
  "CarouselWords",
  {
    carousel: word("What slides that take turns are called, for those who cannot see them."),
    slide: word("What one of them is called, for those who cannot see it."),
    position,
    start: word("The button that lets the slides move.", "Start"),
    stop: word("The button that stops the slides.", "Stop"),
    previous: word("The button that leads to the slide before."),
    next: word("The button that leads to the slide after."),
    choose: word("The name of the row of stars, one for each slide."),
  },
  { title: "Slides", hint: "The controls of the slides on the home page." },
);

const trainers = content(
  "TrainerWords",
  {
    previous: word("The button that leads to the trainers before."),
    next: word("The button that leads to the trainers after."),
  },
  { title: "Trainers", hint: "The controls of the trainers on the home page." },
);

const clients = content(
  "ClientWords",
  {
    row: pattern(
      "{heading}, row {position} of {count}",
      "The name of a row of logos, for those who cannot see it.",
      "heading",
      "position",
      "count",
    ),
    start: word("The button that lets the logos move.", "Start"),
    stop: word("The button that stops the logos.", "Stop"),
  },
  { title: "Clients", hint: "The controls of the clients' logos on the home page." },
);

const landing = content(
  "LandingWords",
  {
    more: word("The button that shows all of a text on phones."),
    less: word("The button that folds it again."),
  },
  { title: "Opening", hint: "The words with which the text of an opening unfolds on phones." },
);

const gallery = content(
  "GalleryWords",
  {
    filter: word("What stands above the categories."),
    shown: pattern(
      "{shown} of {count} pictures",
      "How many pictures are shown, of how many.",
      "shown",
      "count",
    ),
    pictures: word("The name of all the pictures, for those who cannot see them."),
    viewer: word("The name of the window with a large picture, for those who cannot see it."),
    position,
    previous: word("The button that leads to the picture before."),
    next: word("The button that leads to the picture after."),
    close: word("The button that closes the large picture."),
  },
  { title: "Gallery", hint: "The filter and the large pictures of the gallery." },
);

const count = (example: string, hint: string) => pattern(example, hint, "count");

const program = content(
  "ProgramWords",
  {
    program: word("What stands above the programs in the table that compares them."),
    hours: word("What stands above the number of hours."),
    days: word("What stands above the number of days."),
    audience: word("What stands above the words that say who the program is for."),
    format: word("What stands above the words that say how it is taught."),
    exam: word("What stands above the words about the exam."),
    certificate: word("What stands above the words that say what a certificate takes."),
    phone: word("What stands above the telephone number."),
    oneHour: count("{count} hour", "A length of one hour."),
    manyHours: count("{count} hours", "A length of more hours."),
    oneDay: count("{count} day", "A length of one day."),
    manyDays: count("{count} days", "A length of more days."),
    chapter: pattern("CH{number}", "What stands before a chapter.", "number"),
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
    number: word("What stands above the numbers."),
    logo: word("What stands above the logos."),
    details: word("What stands above the names and texts."),
  },
  { title: "Partners", hint: "The heads of the columns in the table of the partners." },
);

const contact = content(
  "ContactWords",
  {
    address: word("What stands above the address."),
    phone: word("What stands above the telephone numbers."),
    email: word("What stands above the e-mail address.", "E-mail"),
  },
  { title: "Contact details", hint: "What stands above each of the contact details." },
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
    photo: word("What stands above the field for a photo."),
    choosePhoto: word("The words that open the choice of a photo."),
    dropPhoto: word("What follows them: a photo can be dropped there, too."),
    photoTypes: word("Which files a photo may be."),
    preview: word("The small copy of the photo, for those who cannot see it."),
    deletePhoto: word("The button that takes the photo away."),
    send: word("The button that sends the form."),
    withoutScript: pattern(
      "This form needs JavaScript. Without it, write to {email} or call {phone}.",
      "What stands below a form that is not sent anywhere, where JavaScript is off.",
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
      "How keys move the map, for those who cannot see it. It starts with the map's name.",
      "map",
    ),
    marker: pattern(
      "{place}, opens in a new tab",
      "The pin, for those who cannot see it. It starts with the place's name.",
      "place",
    ),
    newTab: word("What a screen reader adds to a link that opens in a new tab."),
    zoomIn: word("The button that shows less, but larger."),
    zoomOut: word("The button that shows more, but smaller."),
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
    hint: "The words of buttons, labels and other things that pages have in common; many are read by screen readers alone.",
  },
);

import type { z } from "zod";
import { contentObject, pattern, text } from "./vocabulary";

/** A short text that pages show or screen readers read. */
function word(hint: string) {
  return text.meta({ hint });
}

function group<Shape extends z.ZodRawShape>(id: string, title: string, hint: string, words: Shape) {
  return contentObject(words).meta({ id, title, hint });
}

const position = pattern("{position} of {count}", "The position of the slide or picture that is shown.");

/** data/interface.json: the words of buttons, labels and accessible names. */
export const interfaceWords = contentObject({
  navigation: group("NavigationWords", "Navigation", "The words of the header, footer and breadcrumb.", {
    skip: word("The first link of every page, which skips the header."),
    menu: word("The button that opens the menu on phones."),
    main: word("The name of the navigation at the top, for screen readers.").meta({ title: "Header" }),
    breadcrumb: word("The name of the breadcrumb, for screen readers."),
    sections: word("The name of the list of a page's sections, for screen readers."),
    footer: word("The name of the navigation at the bottom, for screen readers."),
    homeLink: pattern("{brand}, home", "The name of the logo, for screen readers."),
    loading: word("What screen readers say while a page takes long to load."),
    notFound: word("The title of the page for unknown addresses, which redirects to the home page."),
  }),
  colorMode: group("ColorModeWords", "Light and dark", "The choice between light and dark colors.", {
    label: word("The name of the choice, for screen readers."),
    menuLabel: word("The name of the same choice in the menu on phones. It must differ from the name above."),
    light: word("The option for light colors."),
    dark: word("The option for dark colors."),
    system: word("The option for the colors of the visitor's device."),
  }),
  carousel: group("CarouselWords", "Slides", "The controls of the slides on the home page.", {
    carousel: word("What screen readers call the slides."),
    slide: word("What screen readers call a single slide."),
    position,
    start: word("The button that starts the slides."),
    stop: word("The button that stops the slides."),
    previous: word("The button for the previous slide."),
    next: word("The button for the next slide."),
    choose: word("The name of the row of stars, one for each slide."),
  }),
  trainers: group("TrainerWords", "Trainers", "The controls of the trainers on the home page.", {
    previous: word("The button for the previous trainers."),
    next: word("The button for the next trainers."),
  }),
  clients: group("ClientWords", "Clients", "The controls of the clients' logos on the home page.", {
    row: pattern("{heading}, row {position} of {count}", "The name of a row of logos, for screen readers."),
    start: word("The button that starts the logos."),
    stop: word("The button that stops the logos."),
  }),
  landing: group("LandingWords", "Landing", "The buttons that fold and unfold a landing's text on phones.", {
    more: word("The button that shows the whole text on phones."),
    less: word("The button that shortens it again."),
  }),
  gallery: group("GalleryWords", "Gallery", "The filter and the large pictures of the gallery.", {
    filter: word("The text above the categories."),
    shown: pattern(
      "{shown} of {count} pictures",
      "The number of pictures shown, and the number of all pictures.",
    ),
    pictures: word("The name of the list of pictures, for screen readers."),
    viewer: word("The name of the window with a large picture, for screen readers."),
    position,
    previous: word("The button for the previous picture."),
    next: word("The button for the next picture."),
    close: word("The button that closes the large picture."),
  }),
  program: group("ProgramWords", "Programs", "The facts about programs.", {
    program: word("The heading of the programs in the tables that compare them."),
    unknown: word("A link to the contact form, which these tables show where a program states nothing."),
    duration: word("The heading of the hours and days, chapters or topics in these tables."),
    hours: word("The label of the number of hours."),
    days: word("The label of the number of days."),
    topics: word("The label of the number of topics."),
    groups: word("The label of the number of groups of topics or chapters."),
    chapters: word("The label of the number of chapters."),
    audience: word("The label of the audience: who the program is for."),
    forWhom: pattern("For {audience}", "Whom a program is for, below its name."),
    format: word("The label of the format: how the program is taught."),
    exam: word("The label of the exam."),
    certificate: word("The label of the requirements for a certificate."),
    fact: pattern("{value} {label}", "A number and its label, such as 16 chapters."),
    list: pattern(
      "{first}, {second}",
      "Two numbers of the program or lines of the address, one after the other.",
    ),
    chapter: pattern("CH{number}", "The label of a chapter."),
  }),
  sections: group("SectionWords", "Sections of a program", "The links to the sections of a program's page.", {
    description: word("The link to the description."),
    overview: word("The link to the overview."),
    objectives: word("The link to the objectives."),
    goals: word("The link to the goals."),
    outline: word("The link to the outline."),
    hats: word("The link to the six hats."),
    audience: word("The link to the audience."),
    outcome: word("The link to the outcome."),
    afterParticipating: word("The link to what follows the program."),
  }),
  partners: group("PartnerWords", "Partners", "The column headings in the table of the partners.", {
    number: word("The heading of the numbers."),
    logo: word("The heading of the logos."),
    details: word("The heading of the names and texts."),
  }),
  contact: group("ContactWords", "Contact details", "The labels of the contact details.", {
    address: word("The label of the address."),
    phone: word("The label of the phone numbers."),
    email: word("The label of the email address."),
    quote: word("The link to the contact form, which all actions and the bar of phones share."),
  }),
  form: group("FormWords", "Forms", "The fields and buttons of the forms.", {
    name: word("The field for the visitor's name."),
    email: word("The field for their email address."),
    phone: word("The field for their phone number."),
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
    sending: word("The same button while a form that has a destination is on its way."),
    withoutScript: pattern(
      "This form needs JavaScript. Without it, write to {email} or call {phone}.",
      "The text below a form without an address to send it to, for browsers without JavaScript.",
    ),
  }),
  map: group("MapWords", "Map", "The map on the contact page.", {
    keys: pattern(
      "{map}: arrow keys move it, plus and minus zoom",
      "How to move the map with the keyboard, for screen readers. It starts with the map's name.",
    ),
    marker: pattern(
      "{place}, opens in a new tab",
      "The name of the pin, for screen readers. It starts with the place's name.",
    ),
    newTab: word("The words that screen readers add to a link that opens in a new tab."),
    zoomIn: word("The button that zooms in."),
    zoomOut: word("The button that zooms out."),
  }),
}).meta({
  id: "InterfaceWords",
  title: "Buttons and labels",
  hint: "The words of buttons and labels that pages share. Many of them are for screen readers only.",
});

import { type BrokenContent, edit } from "./broken-content";

const palsam = "programs/palsam.json";
const overview = "pages/flagship-programs.json";

const category = /"Executive Coaching"(?=,\s+"img": \{\s+"src": "\.\/executive-coaching-1)/;

const offered =
  'Write "Merl Flagship Programs", "Executive Coaching", or "Flagship Program - PALSAM", or add it to "filters".';

/** Returns a link to a flagship program that does not exist. The check suggests the program that was there. */
const lost = (name: string, file: Parameters<typeof edit>[1], [from, to]: string[], thing: string) =>
  edit(name, file, [`"/flagship/${from}"`, `"/flagship/${to}"`], {
    message: `No ${thing} of the site has the path "/flagship/${to}".`,
    suggestion: `Did you mean "/flagship/${from}"?`,
  });

export const referenceCases: BrokenContent[] = [
  edit("two pages have one path", "palsam", ['"/flagship/palsam"', '"/certifications/mini-mba"'], {
    message:
      'like the name of the file; "/certifications/mini-mba" is the path of data/programs/mini-mba.json.',
    suggestion: "Change the path.",
  }),
  edit("a path differs from the file name", "palsam", ['"/flagship/palsam"', '"/flagship/palsam-program"'], {
    message: 'The path must be "/flagship/palsam" or "/certifications/palsam", like the name of the file.',
    suggestion: 'Did you mean "/flagship/palsam"?',
  }),
  edit("the path of a page has an extra folder", "galleryPage", ['"/gallery"', '"/about/gallery"'], {
    message: 'The path must be "/gallery", like the name of the file.',
    suggestion: "Change the path.",
  }),
  edit("the path of a program is in another folder", "palsam", ['"/flagship/palsam"', '"/program/palsam"'], {
    message: '"path" must be a path that starts with "/flagship/" or "/certifications/"',
  }),
  lost("a menu links to a missing page", "header", ["order-making", "order-makin"], "page"),
  lost("a list has an earlier path", "overview", ["order-making", "ten-minute-visits"], "program"),
  edit("a button leads to a missing page", "home", ['"destination": ""', '"destination": "/partner"'], {
    message: 'No page of the site has the path "/partner".',
    suggestion: 'Did you mean "/partners"?',
  }),
  edit("a button leads to an unclear address", "home", ['"destination": ""', '"destination": "www.a.com"'], {
    message:
      '"destination" must be a path of the site, a whole web address such as "https://www.example.com", or ""',
    suggestion: 'Write "https://www.a.com".',
  }),
  edit("the footer links to a page that is not marked as planned", "footer", [/,\s*"isPlanned": true/, ""], {
    message: 'No page of the site has the path "/elevate-and-empower".',
    suggestion: "Correct the path, or add the page.",
  }),
  edit("a list of programs names a page", "overview", ['"/flagship/order-making"', '"/partners"'], {
    message: 'No program of the site has the path "/partners".',
    suggestion: "Correct the path, or add the program.",
  }),
  {
    name: "a new program is in no list",
    change: (content) =>
      content.write(
        "programs/negotiation.json",
        content
          .read(palsam)
          .replace('"/flagship/palsam"', '"/flagship/negotiation"')
          .replace("PALSAM: Sales", "Negotiation: Sales")
          .replace("Nine steps", "Nine talks"),
      ),
    diagnostics: [overview, "navigation/header.json"].map((list) => ({
      file: "programs/negotiation.json",
      at: '"path"',
      message: `data/${list} does not name this program, so visitors cannot find it.`,
      suggestion: `Add "/flagship/negotiation" to data/${list}.`,
    })),
  },
  lost("an audience has an unknown program", "home", ["creative-thinking", "creativity"], "program"),
  edit("a picture's category is misspelled", "gallery", [category, '"Executive Coachings"'], {
    message: 'The filter offers no category "Executive Coachings".',
    suggestion: 'Did you mean "Executive Coaching"?',
  }),
  edit("a picture's category is All, which shows every picture", "gallery", [category, '"All"'], {
    message: 'The filter offers no category "All".',
    suggestion: offered,
  }),
  edit("an earlier path is that of a page", "redirects", ['"/flagship/ten-minute-visits"', '"/partners"'], {
    message: '"/partners" is the path of a page, so it cannot lead to another one.',
    suggestion: "Remove this entry, or correct its path.",
  }),
  lost("an earlier path leads to a missing page", "redirects", ["order-making", "order-makin"], "page"),
];

import { type BrokenContent, edit } from "./broken-content";

const nowhere = "Write what it stands for, without braces.";

/** Returns a mistake in a text where the site fills in nothing. */
function tagline(name: string, marks: string): BrokenContent {
  return edit(name, "palsam", [/"tagline": ".*"/, `"tagline": "Attend ${marks} days."`], {
    message: `The site fills in nothing for ${JSON.stringify(marks)}: the page would show it as it is.`,
    marks,
    suggestion: nowhere,
  });
}

export const placeholderCases: BrokenContent[] = [
  tagline("an unknown name", "{foo}"),
  tagline("a name with spaces", "{number of days}"),
  tagline("an empty pair of braces", "{}"),
  edit("a name that a text must have is misspelled", "words", ["row {position} of", "row {positon} of"], {
    message: 'In this text, the site fills in only "{heading}", "{position}", or "{count}", not "{positon}".',
    marks: "{positon}",
    suggestion: 'Did you mean "{position}"?',
  }),
  edit("a name beside those that a text must have", "words", ["{place}, opens", "{plaace} {place}, opens"], {
    message: 'In this text, the site fills in only "{place}", not "{plaace}".',
    marks: "{plaace}",
    suggestion: 'Did you mean "{place}"?',
  }),
  edit("a count is misspelled", "palsam", ['"About 10 minutes"', '"{topic}"'], {
    message: 'In this text, the site fills in only "{topics}", "{groups}", or "{chapters}", not "{topic}".',
    marks: "{topic}",
    suggestion: 'Did you mean "{topics}"?',
  }),
  edit("a count of a list the program lacks", "palsam", ['"About 10 minutes"', '"{topics}, {chapters}"'], {
    message: 'This program has no chapters, so the site cannot fill in "{chapters}".',
    marks: "{chapters}",
    suggestion: 'Write "{topics}", or a number.',
  }),
  edit("a count in a program without an outline", "miniMba", ['"{groups}"', '"{topics}"'], {
    message: 'This program has no topics, so the site cannot fill in "{topics}".',
    marks: "{topics}",
    suggestion: 'Write "{groups}" or "{chapters}", or a number.',
  }),
  edit("a word in a form's address", "contact", [/"destination": ""/, '"destination": "https://a.b/{id}"'], {
    message: 'The site fills in nothing for "{id}"',
    marks: "{id}",
    suggestion: nowhere,
  }),
  edit("a key in the address of the map's tiles", "contact", ["{y}.png", "{y}.png?key={key}"], {
    message: '"{s}", or "{r}", not "{key}".',
    marks: "{key}",
    suggestion: "or what it stands for.",
  }),
];

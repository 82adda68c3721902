import { type BrokenContent, edit } from "./broken-content";

const nowhere = "Write what it stands for, without braces.";

/** Returns a mistake in a text where the site fills in `{percent}` and `{rest}`. */
function attendance(name: string, marks: string, suggestion: string): BrokenContent {
  return edit(name, "programPage", [/(?<="short": ")/, `${marks} `], {
    message: `In this text, the site fills in only "{percent}" or "{rest}", not ${JSON.stringify(marks)}.`,
    marks,
    suggestion,
  });
}

/** Returns a mistake in a text where the site fills in nothing. */
function tagline(name: string, marks: string): BrokenContent {
  return edit(name, "palsam", [/"tagline": ".*"/, `"tagline": "Attend ${marks} days."`], {
    message: `The site fills in nothing for ${JSON.stringify(marks)}: the page would show it as it is.`,
    marks,
    suggestion: nowhere,
  });
}

const either = 'Write "{percent}" or "{rest}", or what it stands for.';
const percent = 'Did you mean "{percent}"?';

export const placeholderCases: BrokenContent[] = [
  attendance("a capital letter", "{Percent}", percent),
  attendance("spaces inside the braces", "{ percent }", percent),
  attendance("two braces", "{{percent}}", percent),
  attendance("no closing brace", "{percent", percent),
  attendance("no opening brace", "percent}", percent),
  attendance("a typing mistake", "{precent}", percent),
  attendance("the name in another language", "{نسبة}", either),
  attendance("a name of another text", "{topics}", either),
  tagline("an unknown name", "{foo}"),
  tagline("a name with spaces", "{number of days}"),
  tagline("an empty pair of braces", "{}"),
  {
    name: "several names, one of which other texts have",
    change: (content) =>
      content.edit(
        "programs/palsam.json",
        /"tagline": ".*"/,
        '"tagline": "A \\"call\\", {percent}% and {foo}."',
      ),
    diagnostics: [
      {
        file: "programs/palsam.json",
        message: 'The site fills in "{percent}" in other texts, but not in this one.',
        marks: "{percent}",
        suggestion: nowhere,
      },
      {
        file: "programs/palsam.json",
        message: 'The site fills in nothing for "{foo}"',
        marks: "{foo}",
        suggestion: nowhere,
      },
    ],
  },
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

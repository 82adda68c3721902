import { type BrokenContent, edit } from "./broken-content";

/** Returns a text that replaces a heading, with what the check reports. */
function heading(name: string, text: string, message: string, suggestion: string): BrokenContent {
  return edit(name, "home", ['"heading": "Our clients"', `"heading": ${JSON.stringify(text)}`], {
    at: ['"clients": {', '"heading":'],
    message,
    suggestion,
  });
}

export const plainTextCases: BrokenContent[] = [
  heading("a text has an HTML line break", "Our<br/>clients", 'the HTML "<br/>"', "Remove it."),
  heading("a text has an HTML link", 'Our <a href="/">clients</a>', "the HTML", "Remove it."),
  heading("a text has an HTML comment", "Our <!-- all --> clients", 'the HTML "<!--"', "Remove it."),
  heading("a text has an HTML space", "Our&nbsp;clients", '"&nbsp;"', "Write the character itself."),
  heading("a text has a numeric reference", "Clients&#39; logos", '"&#39;"', "Write the character itself."),
  heading(
    "a text has a zero-width space",
    "Our\u200bclients",
    'an invisible or unknown character, often left by copying, after "Our".',
    "again",
  ),
  ...Object.entries({
    "a bullet of Word (private use)": "\uf0b7",
    "the place of an object (U+FFFC)": "\ufffc",
    "an unassigned character": "\u0378",
    "half a character": "\ud83d",
    "a filler of Korean text": "\u3164",
    "the start of another direction": "\u202e",
  }).map(([name, character]) =>
    heading(
      `a text has ${name}`,
      `${character}Our clients`,
      "unknown character, often left by copying, at its start.",
      "again",
    ),
  ),
  heading(
    "the spaces of a text are no-break spaces",
    "Our\u00a0clients trust us:\u00a0they\u00a0come\u00a0back\u00a0in\u00a04\u00a0days.",
    'joins words with no-break spaces: "they[no-break space]come[no-break space]back',
    "with plain spaces: Our clients trust us: they come back in\u00a04\u00a0days.",
  ),
];

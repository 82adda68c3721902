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
  heading("a text has bold words", "Our <b>clients</b>", 'the HTML "<b>"', "Remove it."),
  heading("a text has an HTML line break", "Our<br/>clients", 'the HTML "<br/>"', "Remove it."),
  heading("a text has an HTML link", 'Our <a href="/">clients</a>', "the HTML", "Remove it."),
  heading("a text has an HTML comment", "Our <!-- all --> clients", 'the HTML "<!--"', "Remove it."),
  heading("a text has an HTML space", "Our&nbsp;clients", '"&nbsp;"', "Write the character itself."),
  heading("a text has a numeric reference", "Clients&#39; logos", '"&#39;"', "Write the character itself."),
  heading(
    "a text has a zero-width space",
    "Our\u200bclients",
    'invisible character, often left by copying, after "Our".',
    "again",
  ),
  heading("a text has a line break", "Our\nclients", "an invisible character", "again"),
];

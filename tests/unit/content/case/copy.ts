import { type BrokenContent, slip } from "./broken-content";

const home = "pages/home.json";
const plain = "plain text";

/** A text in place of a heading, and what the check has to say of it. */
function heading(name: string, text: string, found: string, remedy: string): BrokenContent {
  return slip(name, home, ['"heading": "Our clients"', `"heading": ${JSON.stringify(text)}`], {
    at: ['"clients": {', '"heading":'],
    field: "clients.heading",
    found,
    expected: plain,
    remedy,
  });
}

/** Texts that would stand on the page as nobody meant them. */
export const copyCases: BrokenContent[] = [
  heading("a text has bold words", "Our <b>clients</b>", '"<b>" in the text, which is HTML', "remove it"),
  heading("a text has a closed line break", "Our<br/>clients", '"<br/>"', "remove it"),
  heading(
    "a text has a link of HTML",
    'Our <a href="/">clients</a>',
    "in the text, which is HTML",
    "remove it",
  ),
  heading("a text has a comment of HTML", "Our <!-- all --> clients", '"<!--"', "remove it"),
  heading("a text has a space of HTML", "Our&nbsp;clients", '"&nbsp;"', "write the character itself"),
  heading("a text has a character by number", "Clients&#39; logos", '"&#39;"', "write the character itself"),
  heading("a text has a zero-width space", "Our\u200bclients", "an invisible character", "anew"),
  heading("a text has a line break", "Our\nclients", "an invisible character", "anew"),
];

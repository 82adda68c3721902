import { type BrokenContent, edit } from "./broken-content";

const earlier = '"/flagship/ten-minute-visits"';

const pageCase = (name: string, path: string): BrokenContent =>
  edit(name, "redirects", [earlier, `"${path}"`], {
    message: `"${path}" is the path of a page, so it cannot lead to another one.`,
    suggestion: "Remove this entry, or correct its path.",
  });

export const redirectCases: BrokenContent[] = [
  pageCase("the path of a page", "/partners"),
  edit("a missing page", "redirects", ['"/flagship/order-making"', '"/flagship/order-makin"'], {
    message: 'No page of the site has the path "/flagship/order-makin".',
    suggestion: 'Did you mean "/flagship/order-making"?',
  }),
  edit("one path twice", "redirects", [/(?<=\[\s+)(?=\{)/, `{ "from": ${earlier}, "to": "/partners" },\n`], {
    at: [/\},\s/, "{"],
    message: "This entry has the same from as the one in line",
    suggestion: "Remove one of the two",
  }),
];

import { type BrokenContent, edit } from "./broken-content";

const alias = '"/flagship/ten-minute-visits"';

const aliasCase = (name: string, path: string, message: string, suggestion = `Remove "${path}".`) =>
  edit(name, "orders", [alias, `"${path}"`], { message, suggestion });

const pageCase = (name: string, path: string, file: string) =>
  aliasCase(name, path, `"${path}" is the path of the page of data/${file}.`);

export const aliasCases: BrokenContent[] = [
  pageCase("the path of another page", "/partners", "pages/partners.json"),
  pageCase("the page's own path", "/flagship/order-making", "programs/order-making.json"),
  pageCase("the home page", "/", "pages/home.json"),
  pageCase("the second path of the home page", "/home", "pages/home.json"),
  pageCase("another form of a page's path", "/gallery/index", "pages/gallery.json"),
  aliasCase("the page for unknown paths", "/404", '"/404" is the page for unknown paths.'),
  aliasCase(
    "a planned page",
    "/elevate-and-empower",
    '"/elevate-and-empower" is a planned page of data/navigation/footer.json.',
  ),
  ...["/static/palsam", "/share", "/page-data/flagship/palsam"].map((path) =>
    aliasCase(`a folder of files: ${path}`, path, `"${path}" is in a folder of the site's files.`),
  ),
  aliasCase(
    "capitals and a slash at the end",
    "/Flagship/Ten-Minute-Visits/",
    'Entry 1 of "aliases" must be a path such as "/about-us"',
    'Write "/flagship/ten-minute-visits".',
  ),
  edit("an address of another website", "orders", [alias, '"/Sales_Calls.aspx?id=4"'], {
    message: 'Entry 1 of "aliases" must be a path such as "/about-us"',
  }),
  edit("one path twice", "orders", [alias, `${alias}, "/visits", ${alias}`], {
    message: '"/flagship/ten-minute-visits" is in this list already, in line',
    suggestion: "Remove one of the two",
  }),
  {
    name: "a path that another page names too",
    change: (content) =>
      content.edit(
        "programs/rx-sales.json",
        /(?<="path": "\/flagship\/rx-sales",)/,
        ` "aliases": [${alias}],`,
      ),
    diagnostics: [
      {
        file: "programs/rx-sales.json",
        message: `${alias} is an earlier path of data/programs/order-making.json too.`,
        suggestion: "Remove it from one of the two lists.",
      },
    ],
  },
];

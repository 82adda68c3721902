import { footer } from "../../site/content";
import { paths, programPaths, renamed } from "../../site/path";
import type { Answer, Exception, Row } from "./row";

const document = { "content-type": /^text\/html; ?charset=utf-8$/i, location: null };
const page: Answer = { status: 200, headers: document, body: /<h1/ };
const permanent = (location: string): Answer => ({ status: [301, 308], headers: { location } });
const toHome: Answer = { status: 302, headers: { location: /^\/home(\?|$)/ } };

/** Redirects to /home with a script. */
const leaving = { headers: document, body: /location\.replace\([^)]*"\/home"\)/ };
const byDocument = { ...leaving, status: 404, because: "a rule for every path would match the pages too" };

const pageRows: Row[] = paths.map((path) => ({ name: `the page ${path}`, question: { path }, answer: page }));

const slashRows: Row[] = paths
  .filter((path) => path !== "/")
  .map((path) => ({
    name: `${path} with a slash and a query`,
    question: { path: `${path}/?from=mail` },
    answer: permanent(`${path}?from=mail`),
  }));

const otherForm = (path: string, clean: string): Row => ({
  name: `${path}, a file name`,
  question: { path },
  answer: permanent(clean),
  except: {
    netlify: {
      ...page,
      because: "a rule would have to override files; the document has its canonical address",
    },
  },
});

const aliasRows: Row[] = renamed.flatMap(({ alias, path }) =>
  ["", "/", ".html", "/index.html"].map((form) => ({
    name: `${alias}${form}, an earlier path`,
    question: { path: `${alias}${form}?from=mail&q=a%20b` },
    answer: permanent(`${path}?from=mail&q=a%20b`),
  })),
);

const unknownRows: Row[] = [
  "/no-such-page",
  "/no-such-page/",
  "/no-such-page.html",
  "/flagship/no-such-program",
  "/about-us/x",
  "/a/deep/path/that/is/not/there?from=mail",
  "/v1.2/release",
  "/%D8%A7%D9%84%D9%82%D8%A7%D9%87%D8%B1%D8%A9",
].map((path) => ({
  name: `the unknown path ${path}`,
  question: { path },
  answer: toHome,
  except: { cloudflare: byDocument },
}));

const plannedRows: Row[] = footer.links
  .filter(({ isPlanned }) => isPlanned)
  .map(({ path }) => ({
    name: `${path}, which is only planned`,
    question: { path },
    answer: toHome,
  }));

const ownDocument: Exception = {
  ...leaving,
  status: 200,
  because: "the document exists, and redirects by itself",
};
const notFoundRow: Row = {
  name: "the document for unknown paths itself",
  question: { path: "/404" },
  answer: toHome,
  except: { netlify: ownDocument, cloudflare: ownDocument },
};

const [program = ""] = programPaths;

export const pathRows: Row[] = [
  ...pageRows,
  ...slashRows,
  otherForm("/index.html", "/"),
  otherForm("/about-us.html", "/about-us"),
  otherForm("/about-us/index.html", "/about-us"),
  otherForm(`${program}/index.html?from=mail`, `${program}?from=mail`),
  ...aliasRows,
  ...unknownRows,
  ...plannedRows,
  notFoundRow,
];

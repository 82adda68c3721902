import type { RoutesManifest } from "gatsby";
import { outputOf as read } from "../../../../src/gatsby/host/output";

const root = `<div id="___gatsby"></div>`;
const html = `${root}<meta http-equiv="Content-Security-Policy" content="default-src 'none';script-src 'sha256-AA=='"/>`;
const outputOf = (routes: RoutesManifest) => read(routes, () => html);

const file = (filePath: string, path = `/${filePath}`): RoutesManifest[number] => ({
  type: "static",
  path,
  filePath: `public/${filePath}`,
  headers: [],
});
const redirect = (path: string): RoutesManifest[number] => ({
  type: "redirect",
  path,
  toPath: "/home",
  status: 302,
  headers: [],
});
const page = (path: string) => [file(`${path}/index.html`, `/${path}`), file(`${path}.html`)];

test("pages do not include the document for unknown paths and Gatsby's development page", () => {
  const { pages } = outputOf([
    file("index.html", "/"),
    ...page("flagship/palsam"),
    ...page("about-us"),
    ...page("404"),
    file("dev-404-page/index.html", "/dev-404-page"),
  ]);
  expect(pages).toEqual(["/about-us", "/flagship/palsam"]);
});

test("folders of files do not include folders of pages", () => {
  const { assetFolders } = outputOf([
    ...page("about-us"),
    ...page("flagship/palsam"),
    file("static/a/b.png"),
    file("page-data/app-data.json"),
  ]);
  expect(assetFolders).toEqual(["/page-data", "/static"]);
});

test("the redirect of all other paths is separate from those of single paths", () => {
  const { redirects, unknown } = outputOf([redirect("/*"), redirect("/planned")]);
  expect(redirects[0]?.path).toBe("/planned");
  expect(redirects.map(({ path }) => path)).not.toContain("/*");
  expect(unknown?.path).toBe("/*");
});

test("the redirect of a single path is also that of its other forms", () => {
  const { redirects } = outputOf([redirect("/planned")]);
  const forms = ["/planned", "/planned/", "/planned.html", "/planned/index.html"];
  expect(redirects).toEqual(forms.map((path) => ({ ...redirect("/planned"), path })));
});

test("a redirect of a group of paths stops the build", () => {
  expect(() => outputOf([redirect("/blog/*")])).toThrow("The redirect of /blog/* matches several paths");
});

test("compressed copies of an earlier build are not listed", () => {
  const { files } = outputOf([file("app.js"), file("app.js.br"), file("app.js.gz"), file("slides.tar.gz")]);
  expect(files).toEqual(["/app.js", "/slides.tar.gz"]);
});

test("one policy combines those of all pages, but of no other document", () => {
  const documents = [file("index.html"), ...page("about-us"), file("google1.html"), file("app.js")];
  const { policy } = read(documents, (name) => (name.includes("google") ? "google1" : html));
  expect(policy).toBe("default-src 'none';script-src 'sha256-AA==';frame-ancestors 'none'");
  expect(() => read([file("index.html")], () => root)).toThrow("A page has no policy.");
});

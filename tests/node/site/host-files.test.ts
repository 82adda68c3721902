import { readFileSync } from "node:fs";
import { filesOf } from "../../../src/file-list";
import { publicFolder } from "./html";
import { paths, redirects } from "./path";

/** Gatsby copies Partytown. No page requests it. */
const files = filesOf(publicFolder)
  .map((file) => file.slice(publicFolder.length))
  .filter((file) => !file.startsWith("/~partytown/"));
const linesOf = (name: string) => readFileSync(`${publicFolder}/${name}`, "utf8").split("\n");

test("hosts let browsers keep the files that have a hash in their names, and no others", () => {
  const rules = linesOf("_headers").filter((_, index, lines) => lines[index + 1]?.includes("immutable"));
  const patterns = rules.map((rule) => new RegExp(`^${rule.replace(".", "\\.").replace("*", ".*")}$`));
  const kept = files.filter((file) => patterns.some((pattern) => pattern.test(file)));
  const hashed = files.filter((file) =>
    /^\/(?:static\/(?:.*-)?[0-9a-f]{6}|(?:[^/]+[-.])?[0-9a-f]{10,20}\.(?:js|css)$)/.test(file),
  );
  // Browsers fetch the script of a service worker anew, whatever its headers say.
  const workers = ["/service-worker.js", "/sw.js"];
  expect(kept.filter((file) => !workers.includes(file))).toEqual(hashed);
  expect(kept.length).toBeGreaterThan(100);
});

test("redirects lead to pages, hide no page and no file, and one for each page removes a slash", () => {
  const rules = linesOf("_redirects")
    .filter(Boolean)
    .map((line) => line.split("  "));
  const isShown = (path: string) => ["", ".html", "/index.html"].some((end) => files.includes(path + end));
  const isForSlash = ([from, to]: string[]) => from === `${to}/`;
  const others = rules.filter((rule) => !isForSlash(rule)).map(([from = ""]) => from.replace(/\/$/, ""));
  expect(rules.map(([, to = ""]) => to).filter((to) => !paths.includes(to))).toEqual([]);
  expect(others.filter(isShown)).toEqual([]);
  // No rule has a wildcard. Hosts answer unknown paths with 404.html.
  expect(others.filter((path) => path.includes("*"))).toEqual([]);
  const lasting = rules.filter(([, , status]) => status === "301").map(([from]) => from);
  const expected = [...rules.filter(isForSlash), ...redirects.flatMap(({ from }) => [[from], [`${from}/`]])];
  expect(lasting.toSorted()).toEqual(expected.map(([from]) => from).toSorted());
  expect(["/", ...rules.filter(isForSlash).map(([, to]) => to)].sort()).toEqual([...paths].sort());
});

test("each earlier path leads to its page for good, with and without a slash, on all hosts", () => {
  const earlier = redirects.flatMap(({ from, to }) => [from, `${from}/`].map((path) => [path, to]));
  const rules = earlier.map(([path, to]) => `${path}  ${to}  301`);
  expect(linesOf("_redirects").filter((line) => rules.includes(line))).toEqual(rules);
  expect(linesOf("_redirects.map").filter(Boolean)).toEqual(
    earlier.map(([path, to]) => `"${path}" "${to}";`),
  );
});

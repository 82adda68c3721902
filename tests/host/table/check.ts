import { ask, type Reply } from "../serve/request";
import { fileLike, fileRows } from "./file-row";
import { hostileRows } from "./hostile-row";
import { pathRows } from "./path-row";
import type { Answer, Host, Row } from "./row";

const table: Row[] = [...pathRows, ...fileRows, ...hostileRows];

type Validator = "etag" | "last-modified";

export function expectAnswer({ status, headers, body }: Reply, wanted: Answer): void {
  const statuses = typeof wanted.status === "number" ? [wanted.status] : wanted.status;
  expect(statuses).toContain(status);
  for (const [name, value] of Object.entries(wanted.headers ?? {})) {
    const found = headers[name];
    if (value === null) expect([name, found]).toEqual([name, undefined]);
    else if (value instanceof RegExp)
      expect(`${name}: ${found ?? ""}`).toMatch(
        new RegExp(value.source.replace(/^\^/, `^${name}: `), value.flags),
      );
    else expect([name, found]).toEqual([name, value]);
  }
  if (wanted.body && !wanted.body.test(body.toString()))
    throw new Error(
      `The body does not match ${wanted.body}. It starts with: ${body.toString().slice(0, 200)}`,
    );
}

/** A host sends a file again only if the browser's copy is outdated (RFC 9110, 13.1). */
function checkRevalidation(path: string, by: Validator, portOf: () => number): void {
  const header = by === "etag" ? "If-None-Match" : "If-Modified-Since";
  test(`${path} is not sent again while its ${by} is the same`, async () => {
    const first = await ask(portOf(), { path });
    const mark = first.headers[by];
    expect(mark).toEqual(expect.any(String));
    const again = await ask(portOf(), { path, headers: { [header]: String(mark) } });
    expect(again.status).toBe(304);
    expect(again.body.length).toBe(0);
    // A 304 without a header leaves the stored header unchanged: RFC 9111, 3.2.
    expect([undefined, first.headers["cache-control"]]).toContain(again.headers["cache-control"]);
    const other = by === "etag" ? '"another"' : "Thu, 01 Jan 1970 00:00:00 GMT";
    expect((await ask(portOf(), { path, headers: { [header]: other } })).status).toBe(200);
  });
}

/**
 * @param portOf returns the port of the host, once it runs
 * @param validators the headers with which the host identifies the version of a file
 */
export function checkHost(host: Host, portOf: () => number, validators: Validator[] = ["etag"]): void {
  for (const { name, question, answer, except } of table) {
    const exception = except?.[host];
    const title = exception ? `has another answer, because ${exception.because}` : "has its answer";
    test(`${name} ${title}`, async () => {
      expectAnswer(await ask(portOf(), question), exception ?? answer);
    });
  }
  for (const path of ["/about-us", fileLike(/^\/static\/.*\.jpg$/)])
    for (const by of validators) checkRevalidation(path, by, portOf);
}

import { ask, type Reply } from "../serve/request";
import type { Answer, Host, Row } from "./row";

function expectAnswer({ status, headers, body }: Reply, wanted: Answer): void {
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
  if (typeof wanted.body === "number") expect(body).toHaveLength(wanted.body);
  else if (wanted.body) expect(body.toString()).toMatch(wanted.body);
}

/**
 * Asks a host for all that the table has.
 *
 * @param portOf the port that the host is served at, once it is
 */
export function checkTable(host: Host, rows: readonly Row[], portOf: () => number): void {
  for (const { name, question, answer, except } of rows) {
    const exception = except?.[host];
    test(exception ? `${name} (otherwise here: ${exception.because})` : name, async () => {
      expectAnswer(await ask(portOf(), question), exception ?? answer);
    });
  }
}

/** What a browser has it asks for anew only if it has changed: RFC 9110, 13.1. */
export function checkRevalidation(path: string, by: "etag" | "last-modified", portOf: () => number): void {
  const header = by === "etag" ? "If-None-Match" : "If-Modified-Since";
  test(`${path} is not sent again to who has it, by its ${by}`, async () => {
    const first = await ask(portOf(), { path });
    const mark = first.headers[by];
    expect(mark).toEqual(expect.any(String));
    const again = await ask(portOf(), { path, headers: { [header]: String(mark) } });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    // What is not said anew stays as it was said first: RFC 9111, 3.2.
    expect([undefined, first.headers["cache-control"]]).toContain(again.headers["cache-control"]);
    const other = by === "etag" ? '"another"' : "Thu, 01 Jan 1970 00:00:00 GMT";
    expect((await ask(portOf(), { path, headers: { [header]: other } })).status).toBe(200);
  });
}

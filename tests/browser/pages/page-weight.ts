import { expect, test } from "@playwright/test";
import { type Host, startHost } from "../../bench/host/host";
import { misses } from "../../bench/judge";
import { measureBeforePaint } from "../../bench/page/before-paint";
import { weigh } from "../../bench/page/weight";

/** The goals apply to Lighthouse's mobile emulation. */
export function testWeight(...paths: string[]): void {
  let site: Host;

  test.beforeAll(async () => {
    site = await startHost("whole");
  });

  test.afterAll(() => site?.close());

  for (const path of paths) {
    test(`${path} weighs what tests/bench/goal.ts allows`, { tag: "@phone-only" }, async ({ browser }) => {
      // The throttled network and processor take time, and more of it on a busy machine.
      test.setTimeout(120_000);
      const address = `${site.address}${path}`;
      const values = {
        ...(await weigh(browser, address)),
        ...(await measureBeforePaint(browser, address)),
      };
      expect(misses({ name: path, path, values })).toEqual([]);
    });
  }
}

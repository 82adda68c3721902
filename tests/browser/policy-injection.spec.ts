import { expect, test } from "@playwright/test";
import { injections, openWith } from "./policy-injection";
import { watchViolations } from "./violation";

// That they would do something without the policy is shown in the slow suite.
for (const { what, directive, markup } of injections) {
  test(`${what} does nothing, and is reported`, async ({ page }) => {
    const violations = await watchViolations(page);
    const happened = await openWith(page, markup);
    await expect.poll(() => violations.some((one) => one.startsWith(`${directive} `))).toBe(true);
    expect(happened).toEqual([]);
  });
}

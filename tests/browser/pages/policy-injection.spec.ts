import { expect, test } from "@playwright/test";
import { injections, openWith } from "./policy-injection";
import { watchViolations } from "./violation";

// The slow suite shows that each has an effect without the policy.
for (const [what, directive, markup] of injections) {
  // In Firefox, Playwright also intercepts the request of a frame that the policy then blocks.
  const tag = what === "a frame" ? "@chromium" : [];
  test(`${what} has no effect, and is reported`, { tag }, async ({ page }) => {
    const violations = await watchViolations(page);
    const happened = await openWith(page, markup);
    await expect.poll(() => violations.some((one) => one.startsWith(`${directive} `))).toBe(true);
    expect(happened).toEqual([]);
  });
}

import { expect, test } from "@playwright/test";
import { injections, openWith, withoutPolicy } from "./policy-injection";

for (const [what, , markup] of injections) {
  test(`${what} has an effect without the policy`, async ({ page }) => {
    const happened = await openWith(page, markup, withoutPolicy);
    await expect.poll(() => happened).not.toEqual([]);
  });
}

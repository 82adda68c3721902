import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { securityHeaders } from "../../src/gatsby/host/security-header";
import { headerPolicy } from "../../src/gatsby/policy/header-policy";
import { paths } from "../site/path";
import { stubServices } from "./office-map";
import { templatePaths } from "./place";
import { expectNoViolations, use } from "./policy-page";
import { watchViolations } from "./violation";
import { visit } from "./visit";

for (const entry of ["/about-us", "/gallery", "/contact-us", templatePaths.at(-1) ?? ""]) {
  test(`at ${entry}, visitors can use everything on all pages`, { tag: "@phone" }, async ({
    page,
    context,
  }) => {
    test.setTimeout(180_000);
    await stubServices(context);
    await expectNoViolations(page, entry, paths);
  });
}

test("all headers of a host together block nothing on any page", async ({ page, context }) => {
  test.setTimeout(120_000);
  await stubServices(context);
  const policy = headerPolicy(paths.map((path) => readFileSync(`public${path}/index.html`, "utf8")));
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, headers: { ...response.headers(), ...securityHeaders(policy) } });
  });
  const violations = await watchViolations(page);
  for (const path of templatePaths) {
    await visit(page, path);
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    await use(page, path);
    expect(violations.splice(0), path).toEqual([]);
  }
});

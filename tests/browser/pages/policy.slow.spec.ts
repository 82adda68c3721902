import { test } from "@playwright/test";
import { paths } from "../../node/site/path";
import { stubServices } from "../components/office-map/office-map";
import { templatePaths } from "../navigation/place";
import { expectNoViolations } from "./policy-page";

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

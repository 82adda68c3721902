import { test } from "@playwright/test";
import { expectNoFindings } from "./audit";
import { states } from "./audit-state";
import { answerOtherHosts, visit } from "./visit";

// Colours are compared as they are, never on their way.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(({ context }) => answerOtherHosts(context));

/** One path for each kind of page and each kind of section a program may have. */
const templates = [
  "/",
  "/about-us",
  "/flagship-programs",
  "/certifications-content",
  "/partners",
  "/gallery",
  "/contact-us",
  "/flagship/palsam",
  "/flagship/rx-sales",
  "/flagship/key-account-management",
  "/flagship/merchandising",
  "/flagship/creative-thinking",
  "/certifications/mini-mba",
  "/certifications/pharmaceutical-sales-and-marketing",
];

for (const path of templates) {
  test(`axe and IBM's engine find nothing on ${path}, light and dark`, async ({ page }) => {
    await visit(page, path);
    await expectNoFindings(page, path);
  });
}

for (const { name, from = 0, to = Infinity, open } of states) {
  test(`axe and IBM's engine find nothing in ${name}, light and dark`, async ({ page, viewport }) => {
    const width = viewport?.width ?? 0;
    test.skip(width < from || width > to, "not there at this width");
    await open(page);
    await expectNoFindings(page, name);
  });
}

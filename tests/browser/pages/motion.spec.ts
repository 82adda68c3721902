import { expect, type Locator, type Page, test } from "@playwright/test";
import { home, words } from "../../node/site/content";
import { pictures } from "../components/gallery/gallery-page";
import { flagship } from "../components/header/main-navigation";
import { actionButton, first, footerLink, homeCarousel, programs, programWith } from "../navigation/place";
import { answerOtherHosts, holdRequests, visit } from "../navigation/visit";

/** Puts the pointer on a part of a page. */
async function pointAt(part: Locator): Promise<Locator> {
  await part.hover();
  return part;
}

async function press(button: Locator): Promise<void> {
  await button.press("Enter");
}

/** What a visitor does on a page. Each function returns the part that moves, with a transition or an animation. */
const actions: Record<string, Record<string, (page: Page) => Promise<Locator>>> = {
  "/": {
    "the pointer is over a menu": (page) => pointAt(flagship(page).locator("..")),
    "the pointer is over a button": (page) => pointAt(actionButton(homeCarousel(page), home.carousel.action)),
    "the pointer is over a round button": (page) =>
      pointAt(page.getByRole("button", { name: words.trainers.next })),
    "the next slide is shown": async (page) => {
      await press(homeCarousel(page).getByRole("button", { name: words.carousel.next }));
      return homeCarousel(page).locator("[aria-live]");
    },
    "another star is the current one": async (page) =>
      homeCarousel(page).locator("button[aria-current=true]"),
    "the next trainers are shown": async (page) => {
      await press(page.getByRole("button", { name: words.trainers.next }));
      return page.getByRole("region", { name: home.trainers.heading }).locator("[aria-live]");
    },
  },
  "/about-us": {
    "the pointer is over the field for a photo": (page) =>
      pointAt(page.getByRole("group", { name: words.form.photo }).locator("label")),
    "another page loads slowly": async (page) => {
      await holdRequests(page, /\/page-data\/partners\//);
      await footerLink(page, "/partners").click();
      return page.locator("main[aria-busy] + *");
    },
  },
  "/flagship-programs": {
    "the pointer is over a card": (page) => pointAt(page.getByRole("article").first()),
  },
  [programWith("outline").path]: {
    "another section is read": async (page) => {
      await page.locator("#outline").evaluate((outline) => outline.scrollIntoView({ behavior: "instant" }));
      return page.getByRole("navigation", { name: words.navigation.sections });
    },
  },
  "/gallery": { "the pointer is over a picture": (page) => pointAt(pictures(page).first()) },
};

/** Collects the elements that start to move. Runs in the page. */
function watchMotion(): void {
  const moved: (EventTarget | null)[] = [];
  Reflect.set(window, "moved", moved);
  for (const type of ["transitionrun", "animationstart"])
    addEventListener(type, ({ target }) => moved.push(target));
}

/** Waits two frames. Returns whether a part or a descendant has started to move. */
const hasMotion = (part: Locator) =>
  part.evaluate(async (element) => {
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    const moved: Node[] = Reflect.get(window, "moved");
    return (
      moved.some((node) => element.contains(node)) || element.getAnimations({ subtree: true }).length > 0
    );
  });

async function expectMotion(page: Page, path: string, steps: (typeof actions)[string]): Promise<void> {
  await page.addInitScript(watchMotion);
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion });
    await visit(page, path);
    for (const [step, act] of Object.entries(steps)) {
      const part = await act(page);
      await expect
        .poll(() => hasMotion(part), `Motion while ${step}, with the preference "${reducedMotion}"`)
        .toBe(reducedMotion === "no-preference");
    }
  }
}

test.beforeEach(({ context }) => answerOtherHosts(context));
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

for (const [path, steps] of Object.entries(actions)) {
  test(`reduced motion stops what moves on ${path}`, { tag: "@chromium" }, ({ page }) =>
    expectMotion(page, path, steps),
  );
}

test("reduced motion stops the mark of a text that expands", { tag: "@phone-only" }, ({ page }) =>
  expectMotion(page, first(programs, ({ landing }) => landing.isExpandable).path, {
    "a text expands": async (page) => {
      await press(page.getByRole("button", { name: words.landing.more }));
      return page.getByRole("button", { name: words.landing.less });
    },
  }),
);

import { expect, type Page } from "@playwright/test";
import { home, words } from "../../node/site/content";
import { common, fillForm, portrait } from "../components/form/form-entry";
import { pictures, viewer } from "../components/gallery/gallery-page";
import { main, menuButton } from "../components/header/main-navigation";
import { container, mapsLinks, marker, showMap } from "../components/office-map/office-map";
import { first, flagshipMenu, linkTo, programs, programWith, trainerRound } from "../navigation/place";
import { answerOtherHosts, visit } from "../navigation/visit";

/** What a visitor can open, check or fill on a page, and the viewport widths at which it exists. */
type State = {
  name: string;
  path: string;
  from?: number;
  to?: number;
  reach: (page: Page) => Promise<void>;
};

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

const form = (page: Page) => page.getByRole("main").getByRole("form");

export const states: State[] = [
  {
    name: "the carousels on other slides",
    path: "/",
    reach: async (page) => {
      await button(page, words.carousel.next).click();
      await button(page, words.trainers.next).click();
      const part = page.getByRole("region", { name: home.trainers.heading });
      await expect(part.getByRole("group", { name: trainerRound.name(2) })).toBeInViewport();
    },
  },
  {
    name: "the menu",
    path: flagshipMenu.program.path,
    to: 1199,
    reach: async (page) => {
      await menuButton(page).click();
      await page.locator("nav [data-current]").click();
      await expect(linkTo(main(page), flagshipMenu.program.path)).toBeVisible();
    },
  },
  {
    name: "a submenu",
    path: flagshipMenu.program.path,
    from: 1200,
    reach: async (page) => {
      await main(page).getByRole("button", { name: flagshipMenu.name }).click();
      await expect(linkTo(main(page), flagshipMenu.program.path)).toBeVisible();
    },
  },
  {
    name: "the expanded landing card",
    path: first(programs, ({ landing }) => landing.isExpandable).path,
    to: 567,
    reach: async (page) => {
      await button(page, words.landing.more).click();
      await expect(button(page, words.landing.less)).toBeVisible();
      // In a lower window, the bar at the bottom covers part of the button. Axe then reports that the button is too small.
      await page.setViewportSize({ width: 360, height: 1000 });
    },
  },
  {
    name: "the viewer",
    path: "/gallery",
    reach: async (page) => {
      await pictures(page).first().click();
      await expect(viewer(page)).toBeVisible();
    },
  },
  {
    name: "the contact form about a program",
    path: `/contact-us?about=${encodeURIComponent(programWith("motif", "duration").name)}`,
    reach: (page) => expect(form(page).getByRole("textbox").first()).not.toHaveValue(""),
  },
  {
    name: "the map and its popup",
    path: "/contact-us",
    reach: async (page) => {
      await answerOtherHosts(page.context());
      await showMap(page);
      const tab = page.context().waitForEvent("page");
      await marker(page).press("Enter");
      await (await tab).close();
      await expect(mapsLinks(page)).toHaveCount(2);
      // The tiles have loaded, not only been requested.
      const widths = () =>
        container(page)
          .locator("img")
          .evaluateAll((images: HTMLImageElement[]) => images.map(({ naturalWidth }) => naturalWidth));
      await expect.poll(async () => (await widths()).filter(Boolean).length).toBeGreaterThan(2);
    },
  },
  {
    name: "the filled testimonial form",
    path: "/about-us",
    reach: async (page) => {
      await fillForm(form(page), common);
      await page.getByLabel(words.form.choosePhoto).setInputFiles(portrait);
      const preview = page.getByRole("img", { name: words.form.preview });
      await expect(preview).toHaveJSProperty("naturalWidth", 60);
    },
  },
];

export const statesAt = (width = 0) =>
  states.filter(({ from = 0, to = Infinity }) => from <= width && width <= to);

export async function openState(page: Page, { path, reach }: State): Promise<void> {
  await visit(page, path);
  await reach(page);
}

import type { Locator, Page } from "@playwright/test";
import { portrait } from "../components/form/form-entry";
import type { Language } from "./fixture-site";

export type Picture = {
  name: string;
  path: string;
  /** English unless stated. */
  language?: Language;
  /** In pixels. 1280 × 800 unless stated. */
  viewport?: { width: number; height: number };
  mode?: "dark" | "system";
  media?: { media?: "print"; forcedColors?: "active" };
  /** Whether other hosts answer: those of the map. */
  isOnline?: true;
  /** The first view of the page, unless stated. */
  part?: (page: Page) => Locator;
  /** Brings the part into the state that the picture shows. The page then stays where it is. */
  reach?: (page: Page, part: Locator) => Promise<unknown>;
};

const palsam = "/flagship/palsam";

const onPhone = { viewport: { width: 390, height: 844 } };
const inArabic = { language: "arabic" } as const;
const inDark = { mode: "dark" } as const;
const onPaper = (height: number) =>
  ({ viewport: { width: 700, height }, media: { media: "print" } }) as const;
const tablet = { width: 768, height: 1024 };
const landscape = { width: 844, height: 390 };

const header = (page: Page) => page.getByRole("banner");
const footer = (page: Page) => page.getByRole("contentinfo");
const main = (page: Page) => page.getByRole("main");
const skipLink = (page: Page) => page.getByRole("link", { name: "Skip to content" });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const section = (heading: string) => (page: Page) =>
  page.locator("main section").filter({ has: page.getByRole("heading", { name: heading }) });
const chapter = (id: string) => (page: Page) => page.locator(`section#${id}`);
const objectives = chapter("objectives");
const qualify = chapter("qualify");
const form = (page: Page) => main(page).getByRole("form");
const action = (page: Page) => main(page).getByRole("link", { name: "Action" });
const slideButtons = (page: Page) => page.getByRole("group", { name: "Choose a slide" });
const arabicFinder = section("اعثر على برنامجك");
const trainers = (page: Page) => section("Our trainers")(page).first();
const facts = (page: Page) => main(page).locator("div:has(> dl)").first();
const onThisPage = (page: Page) => page.getByRole("navigation", { name: "On this page" });
const cards = section("The nine Flagship Programs");
const card = (page: Page) => cards(page).getByRole("listitem").first();
const table = (page: Page) => main(page).getByRole("table");
const gallery = (page: Page) => main(page).locator("section").first();
const colorMode = (page: Page) => page.getByRole("group", { name: "Color mode", exact: true });
const panel = (page: Page) => page.locator("#menu-flagship");
const filter = (page: Page) => main(page).getByRole("group").first();

const map = (page: Page) => page.getByRole("region", { name: "Map of the office in Cairo" });

const hover = (_page: Page, part: Locator) => part.hover();

async function press(page: Page, part: Locator): Promise<void> {
  await part.hover();
  await page.mouse.down();
}

const click = (name: string) => (page: Page) => button(page, name).click();
const focus = (_page: Page, part: Locator) => part.focus();
const hoverLabel = (_page: Page, part: Locator) => part.locator("label").first().hover();

const setBusy = (_page: Page, part: Locator) =>
  part.evaluate((element) => element.setAttribute("aria-disabled", "true"));

/** Opens the panel of the header, and points at one of its links. */
async function openPanel(page: Page, part: Locator): Promise<void> {
  await page.locator("[aria-controls=menu-flagship]").click();
  await part.getByRole("link").nth(2).hover();
}

/** Opens the menu of a phone, and the group of the current page. */
async function openSheet(page: Page, part: Locator): Promise<void> {
  await page.locator("[popovertarget=menu]").click();
  await part.locator("[data-current]").click();
}

async function openViewer(page: Page): Promise<void> {
  await main(page).getByRole("region").getByRole("link").first().click();
  await page.getByRole("dialog").locator("img").first().waitFor();
}

async function fillForm(page: Page): Promise<void> {
  for (const field of await form(page).getByRole("textbox").all()) await field.fill("text@example.com");
}

async function sendForm(page: Page, part: Locator): Promise<void> {
  await fillForm(page);
  await button(page, "Send").click();
  await part.getByText("Nothing has been sent").waitFor();
}

const choosePhoto = (page: Page) => form(page).locator("input[type=file]").setInputFiles(portrait);

/** Empties each required field. Send would also show a message of the browser, which fades. */
async function emptyForm(page: Page): Promise<void> {
  for (const field of await form(page).getByRole("textbox").all()) {
    await field.fill("text");
    await field.fill("");
    await field.blur();
  }
}

const filterByCategory = (page: Page) => page.getByRole("checkbox").nth(1).check();
const waitForMap = (page: Page) => page.locator(".leaflet-marker-icon").waitFor();

/** The parts of kit.tsx. */
const kit = [
  ...["buttons", "heads", "lists", "cards", "rows", "facts", "calls"],
  ...["figures", "numbers", "features", "steps", "fields"],
];

export const pictures: Picture[] = [
  // The header and its menus.
  { name: "header", path: "/about-us", part: header },
  { name: "header-arabic", path: "/about-us", ...inArabic, part: header },
  { name: "header-tablet", path: "/about-us", viewport: tablet, part: header },
  { name: "header-phone", path: "/about-us", ...onPhone, part: header },
  { name: "header-panel", path: palsam, part: panel, reach: openPanel },
  { name: "header-panel-arabic", path: palsam, ...inArabic, part: panel, reach: openPanel },
  { name: "sheet", path: palsam, ...onPhone, reach: openSheet },
  { name: "sheet-arabic", path: palsam, ...inArabic, ...onPhone, reach: openSheet },
  { name: "skip-link", path: "/about-us", part: skipLink, reach: focus },
  { name: "color-mode-dark", path: "/about-us", ...inDark, part: colorMode },
  { name: "color-mode-system", path: "/about-us", mode: "system", part: colorMode, reach: hoverLabel },

  // The kit, for docs/design.md.
  ...kit.map((id) => ({ name: `kit-${id}`, path: "/kit", part: section(`The ${id}`) })),
  { name: "kit-cards-phone", path: "/kit", ...onPhone, part: section("The cards") },
  { name: "kit-dark", path: "/kit", ...inDark, part: main },
  { name: "about-arabic", path: "/about-us", ...inArabic, part: main },

  // States of controls.
  { name: "button-hovered", path: "/kit", part: action, reach: hover },
  { name: "button-pressed", path: "/kit", part: action, reach: press },
  { name: "button-focused", path: "/kit", part: action, reach: focus },
  { name: "round-button-hovered", path: "/", part: (page) => button(page, "Next slide"), reach: hover },
  { name: "stars-on-the-second-slide", path: "/", part: slideButtons, reach: click("Next slide") },
  { name: "sending", path: "/contact-us", part: (page) => button(page, "Send"), reach: setBusy },

  // The sections of the home page.
  { name: "home", path: "/" },
  { name: "home-phone-dark", path: "/", ...onPhone, ...inDark },
  { name: "home-arabic", path: "/", ...inArabic },
  { name: "finder", path: "/", part: section("Find your program") },
  { name: "finder-phone-arabic-dark", path: "/", ...inArabic, ...onPhone, ...inDark, part: arabicFinder },
  { name: "clients", path: "/", part: section("Our clients") },
  { name: "illustrated-text", path: "/", part: section("About Us") },
  { name: "trainers", path: "/", part: trainers },
  { name: "trainers-phone", path: "/", ...onPhone, part: trainers },
  { name: "footer", path: "/", part: footer },
  { name: "footer-phone-arabic", path: "/", ...inArabic, ...onPhone, part: footer },

  // Landings.
  { name: "landing-dark", path: "/about-us" },
  { name: "landing-light-phone", path: "/flagship-programs", ...onPhone },
  { name: "landing-light-in-dark-mode", path: "/gallery", ...inDark },
  { name: "landing-landscape", path: "/certifications/mini-mba", viewport: landscape },
  { name: "landing-tablet", path: "/certifications/mini-mba", viewport: tablet },
  { name: "landing-arabic", path: "/certifications/mini-mba", ...inArabic },
  { name: "landing-photo", path: palsam },
  { name: "landing-arabic-phone", path: palsam, ...inArabic, ...onPhone },
  { name: "landing-collapsed", path: "/flagship/order-making", ...onPhone },
  { name: "landing-expanded", path: "/flagship/order-making", ...onPhone, reach: click("Read more") },

  // The sections of /about-us.
  { name: "competency", path: "/about-us", part: section("Our Core Competency") },
  { name: "mission", path: "/about-us", part: section("Our Mission") },
  { name: "testimonial", path: "/about-us", part: section("Tell us what changed") },
  { name: "testimonial-photo", path: "/about-us", ...onPhone, part: form, reach: choosePhoto },

  // The sections of a program.
  { name: "facts", path: palsam, part: facts },
  { name: "facts-phone-dark", path: "/flagship/order-making", ...onPhone, ...inDark, part: facts },
  { name: "on-this-page", path: palsam, part: onThisPage },
  { name: "phone-bar", path: palsam, ...onPhone, reach: (page) => objectives(page).scrollIntoViewIfNeeded() },
  { name: "program-description", path: palsam, part: chapter("description") },
  { name: "outline-groups", path: "/flagship/rx-sales", part: chapter("outline") },
  { name: "custom-programs", path: "/flagship-programs", part: section("Custom-designed programs") },
  { name: "outline-phone-arabic", path: palsam, ...inArabic, ...onPhone, part: chapter("outline") },
  { name: "qualification", path: "/certifications/mini-mba", part: qualify },
  {
    name: "qualification-phone-arabic-dark",
    path: palsam,
    ...inArabic,
    ...onPhone,
    ...inDark,
    part: qualify,
  },
  { name: "hats", path: "/flagship/creative-thinking", part: chapter("hats") },
  { name: "syllabus", path: "/certifications/mini-mba", part: chapter("syllabus") },
  { name: "audience", path: "/certifications/mini-mba", part: chapter("audience") },
  { name: "card-hovered", path: "/flagship-programs", part: card, reach: hover },
  { name: "cards-phone-dark", path: "/flagship-programs", ...onPhone, ...inDark, part: cards },
  { name: "comparison", path: "/flagship-programs", part: section("Side by side") },
  { name: "comparison-certifications", path: "/certifications-content", part: section("Side by side") },
  {
    name: "comparison-arabic",
    path: "/flagship-programs",
    ...inArabic,
    viewport: { width: 900, height: 800 },
    part: table,
  },
  { name: "partners", path: "/partners", part: section("Our partners") },
  { name: "partners-phone", path: "/partners", ...onPhone, part: section("Our partners") },

  // The gallery.
  { name: "gallery-filtered", path: "/gallery", part: gallery, reach: filterByCategory },
  { name: "gallery-filter-phone", path: "/gallery", ...onPhone, part: filter },
  { name: "viewer", path: "/gallery", reach: openViewer },
  { name: "viewer-phone-arabic", path: "/gallery", ...inArabic, ...onPhone, reach: openViewer },

  // Contact.
  { name: "contact", path: "/contact-us", part: section("Send us a message") },
  { name: "inquiry", path: "/contact-us?about=PALSAM", part: section("Timetable and price: PALSAM") },
  { name: "contact-phone-arabic", path: "/contact-us", ...inArabic, ...onPhone, part: form },
  { name: "form-filled-dark", path: "/contact-us", ...inDark, part: form, reach: fillForm },
  { name: "form-sent", path: "/contact-us", part: form, reach: sendForm },
  { name: "form-invalid", path: "/contact-us", ...onPhone, part: form, reach: emptyForm },
  {
    name: "map",
    path: "/contact-us",
    isOnline: true,
    part: map,
    reach: async (page, part) => {
      const tab = page.context().waitForEvent("page");
      await part.getByRole("button", { name: "Sample Coworking Space" }).press("Enter");
      await (await tab).close();
    },
  },
  { name: "map-without-tiles", path: "/contact-us", part: map, reach: waitForMap },

  // Paper and forced colors.
  { name: "program-printed", path: palsam, ...onPaper(2000) },
  { name: "contact-printed", path: "/contact-us", ...onPaper(1200) },
  { name: "home-forced-colors", path: "/", media: { forcedColors: "active" } },
  { name: "form-forced-colors", path: "/contact-us", media: { forcedColors: "active" }, part: form },
];

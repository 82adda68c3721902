import { expect, type Locator, type Page, test } from "@playwright/test";
import { fill } from "../../src/query/fill";
import {
  about,
  addressLine,
  contact,
  destinations,
  header,
  home,
  site,
  slides,
  trainers,
  words,
} from "../site/content";
import { portrait } from "./form-entry";
import { box, category, descriptions, labels, openGallery, pictures, viewer } from "./gallery-page";
import { marker, openMap, section, stubServices } from "./office-map";
import { first, flagshipMenu, homeCarousel, programs, slideRound, trainerRound } from "./place";
import { visit } from "./visit";

/*
 * Accessibility trees, as screen readers get them. A tree is an ARIA snapshot
 * (https://playwright.dev/docs/aria-snapshots), written as JSON, which is also YAML. It does not contain
 * `aria-current`, `aria-live` and `required`. The tests of each component check these.
 */

type Node = string | { [node: string]: string | readonly Node[] };

/** States that are false must be stated too, because a node without a state matches both. */
const node = (role: string, name: string, ...states: string[]) =>
  [role, JSON.stringify(name), ...states.map((state) => `[${state}]`)].join(" ");

const button = (name: string, ...states: string[]) => node("button", name, ...states);
const link = (name: string) => node("link", name);
const text = (words: string): Node => ({ text: words });

const listOf = (entries: readonly (readonly Node[])[]): Node => ({
  list: entries.map((children) => ({ listitem: children })),
});

/** Its visible label, and the field with its name. */
const field = (label: string): Node[] => [text(label), node("textbox", label)];

async function expectTree(part: Locator, root: string, children: readonly Node[]): Promise<void> {
  const tree = [{ [root]: [{ "/children": "deep-equal" }, ...children] }];
  await expect(part).toMatchAriaSnapshot(JSON.stringify(tree));
}

const action = ({ label, destination }: { label: string; destination: string }) =>
  node(destination === "" ? "button" : "link", label);

function modeSwitch(label: string, checked: "light" | "dark" | "system"): Node {
  const modes = (["light", "dark", "system"] as const).flatMap((mode) => [
    node("radio", words.colorMode[mode], `checked=${mode === checked}`),
    text(words.colorMode[mode]),
  ]);
  return { [node("group", label)]: [text(label), ...modes] };
}

/** On the page of a flagship program, with the menu of that page open. */
const entriesOnProgram = () =>
  listOf(
    header.entries.map(({ name, subPages }) => {
      if (!subPages) return [link(name)];
      if (name !== flagshipMenu.name) return [button(name, "expanded=false")];
      return [
        button(`${name} ${flagshipMenu.program.name}`, "expanded"),
        listOf(subPages.map((page) => [link(page.name)])),
      ];
    }),
  );

const main = (page: Page) => page.getByRole("navigation", { name: words.navigation.main });

test("the header with an open menu, in dark mode", async ({ page }) => {
  await visit(page, flagshipMenu.program.path);
  await page.getByRole("banner").getByRole("radio", { name: words.colorMode.dark }).check();
  await main(page).getByRole("button", { name: flagshipMenu.name }).click();
  const homeLink = fill(words.navigation.homeLink, { brand: site.brand.name });
  await expectTree(page.getByRole("banner"), "banner", [
    link(words.navigation.skip),
    { [link(homeLink)]: [node("img", homeLink)] },
    { [node("navigation", words.navigation.main)]: [entriesOnProgram()] },
    modeSwitch(words.colorMode.label, "dark"),
    action(header.explore),
  ]);
});

test("the open sheet of a phone", { tag: ["@phone", "@phone-only"] }, async ({ page }) => {
  await visit(page, flagshipMenu.program.path);
  await page.getByRole("button", { name: words.navigation.menu }).click();
  await expectTree(main(page), node("navigation", words.navigation.main), [
    entriesOnProgram(),
    modeSwitch(words.colorMode.menuLabel, "light"),
  ]);
});

test("the landing of a phone, folded and expanded", {
  tag: ["@phone", "@phone-only"],
}, async ({ page }) => {
  await visit(page, first(programs, ({ landing }) => landing.isExpandable).path);
  const control = page.getByRole("main").getByRole("button");
  await expect(control).toMatchAriaSnapshot(`- ${button(words.landing.more, "expanded=false")}`);
  await control.click();
  await expect(control).toMatchAriaSnapshot(`- ${button(words.landing.less, "expanded")}`);
});

test("the carousel while it plays, and after it is stopped on another slide", async ({ page }) => {
  await page.clock.install();
  await visit(page, "/");
  await page.mouse.move(1, 1);
  const tree = (rotation: string, shown: number) => [
    button(rotation),
    button(words.carousel.previous),
    {
      [node("group", words.carousel.choose)]: [
        text(words.carousel.choose),
        ...slideRound.names.map((name, index) => button(name, `disabled=${index === shown}`)),
      ],
    },
    button(words.carousel.next),
    { [node("group", slideRound.name(shown + 1))]: [node("img", slides[shown]?.alt ?? "")] },
    node("heading", home.carousel.title, "level=1"),
    { paragraph: home.carousel.text },
    action(home.carousel.action),
    { paragraph: [text(home.carousel.call), link(first(site.contact.phones))] },
  ];
  const region = node("region", home.carousel.label);
  await expectTree(homeCarousel(page), region, tree(words.carousel.stop, 0));
  await homeCarousel(page).getByRole("button", { name: words.carousel.next }).click();
  await homeCarousel(page).getByRole("button", { name: words.carousel.stop }).click();
  await expectTree(homeCarousel(page), region, tree(words.carousel.start, 1));
});

test("the logo rows, moving and stopped", async ({ page }) => {
  await visit(page, "/");
  const rows = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: home.clients.heading }) });
  for (const name of [words.clients.stop, words.clients.start]) {
    await expect(rows.getByRole("button")).toMatchAriaSnapshot(`- ${button(name)}`);
    await rows.getByRole("button").click();
  }
});

test("the trainers on the last slide", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  const { heading } = home.trainers;
  const part = page.getByRole("region", { name: heading });
  await part.getByRole("button", { name: words.trainers.previous }).click();
  await expectTree(part, node("region", heading), [
    node("heading", heading, "level=2"),
    button(words.trainers.previous),
    button(words.trainers.next),
    {
      [node("group", trainerRound.name(trainerRound.count))]: [
        listOf(
          trainers
            .slice((trainerRound.count - 1) * 5)
            .map(({ name, image }) => [node("img", image.alt), node("heading", name, "level=3")]),
        ),
      ],
    },
  ]);
});

test("the gallery with a filter, and its viewer", async ({ page }) => {
  await openGallery(page);
  await box(page, category.label).check();
  const shown = descriptions(category.label);
  const count = descriptions().length;
  const filter = page.getByRole("group", { name: words.gallery.filter });
  await expectTree(filter, node("group", words.gallery.filter), [
    text(words.gallery.filter),
    { status: fill(words.gallery.shown, { shown: shown.length, count }) },
    listOf(
      labels.map((label) => [node("checkbox", label, `checked=${label === category.label}`), text(label)]),
    ),
  ]);
  const grid = page.getByRole("region", { name: words.gallery.pictures });
  await expectTree(grid, node("region", words.gallery.pictures), [
    listOf(shown.map((alt) => [{ [link(alt)]: [node("img", alt)] }])),
  ]);

  await pictures(page).first().click();
  const [alt = ""] = shown;
  await expectTree(viewer(page), node("dialog", words.gallery.viewer), [
    {
      [node("figure", `${category.label} ${alt}`)]: [
        node("img", alt),
        { paragraph: category.label },
        { paragraph: alt },
      ],
    },
    button(words.gallery.previous),
    { paragraph: fill(words.gallery.position, { position: 1, count: shown.length }) },
    button(words.gallery.next),
    button(words.gallery.close),
  ]);
});

test("the contact form after a failed attempt to send it", async ({ page }) => {
  await visit(page, "/contact-us");
  const form = page.getByRole("form", { name: contact.form.heading });
  await form.getByRole("button", { name: words.form.send }).click();
  const { name, email, phone, position, subject, message } = words.form;
  await expectTree(form, node("form", contact.form.heading), [
    ...[name, email, phone, position, subject, message].flatMap(field),
    button(words.form.send),
  ]);
});

test("the testimonial form, without a photo and with one", async ({ page }) => {
  test.skip(destinations.testimonial !== "", "the form is posted to its destination");
  await visit(page, "/about-us");
  const { heading } = about.testimonial;
  const form = page.getByRole("form", { name: heading });
  const { name, position, email, photo, choosePhoto, dropPhoto, photoTypes, message } = words.form;
  const tree = (photoField: readonly Node[]) => [
    ...[name, position, email].flatMap(field),
    { [node("group", photo)]: photoField },
    ...field(message),
    button(words.form.send),
  ];
  const prompt = `${choosePhoto} ${dropPhoto} ${photoTypes}`;
  await expectTree(form, node("form", heading), tree([text(`${photo} ${prompt}`), button(prompt)]));
  await form.getByLabel(choosePhoto).setInputFiles(portrait);
  await expectTree(
    form,
    node("form", heading),
    tree([
      text(photo),
      node("img", words.form.preview),
      { paragraph: portrait.name },
      button(words.form.deletePhoto),
    ]),
  );
});

test("the map, and its popup", async ({ page, context }) => {
  await stubServices(context);
  await openMap(page);
  await expect(marker(page)).toBeVisible();
  const { attribution, label, linkLabel, place } = contact.map;
  const mapsLink = link(`${linkLabel} ${words.map.newTab}`);
  const tree = (pin: string, ...popup: Node[]) => [
    text(place),
    { paragraph: addressLine },
    mapsLink,
    { [node("application", fill(words.map.keys, { map: label }))]: [pin, ...popup] },
    button(words.map.zoomIn),
    button(words.map.zoomOut),
    { paragraph: [link(attribution)] },
  ];
  const pinName = fill(words.map.marker, { place });
  await expectTree(section(page), node("region", label), tree(button(pinName)));
  const tab = context.waitForEvent("page");
  await marker(page).press("Enter");
  await (await tab).close();
  await expectTree(section(page), node("region", label), tree(button(pinName), text(place), mapsLink));
});

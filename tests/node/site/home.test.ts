import type { HTMLElement } from "node-html-parser";
import { extentOf, home, logos, programAt, services, trainers, words } from "./content";
import { attribute, childrenOf, fold, headingsOf, one, readPage, sectionOf, textOf } from "./html";

const main = one(readPage("/"), "main");

/** The stretched ground of a slide has no alternative text. */
const altsIn = (element: HTMLElement) =>
  element.querySelectorAll("img").flatMap((image) => attribute(image, "alt") || []);

const entriesBelow = (heading: string) => childrenOf(one(sectionOf(main, fold(heading)), "ul"), "li");

test("/home shows what / shows", () => {
  expect(textOf(one(readPage("/home"), "main"))).toBe(textOf(main));
});

test("each audience is a choice and has its programs, with name, line and duration", () => {
  const { heading, audiences, overviews } = home.finder;
  const section = sectionOf(main, fold(heading));
  const choices = section.querySelectorAll("input[type=radio]").map((radio) => ({
    label: textOf(radio.closest("label") ?? radio),
    isFirst: radio.hasAttribute("checked"),
  }));
  expect(choices).toEqual(
    audiences.map(({ label, name }, index) => ({ label: fold(`${label} ${name}`), isFirst: index === 0 })),
  );
  const lists = section
    .querySelectorAll("ul")
    .map((list) => childrenOf(list, "li").map((item) => [attribute(one(item, "a"), "href"), textOf(item)]));
  const rowOf = (path: string) => {
    const { name, summary, duration } = programAt(path);
    return [path, fold([name, summary, extentOf({ duration })].join(" "))];
  };
  expect(lists).toEqual(audiences.map(({ programs }) => programs.map(rowOf)));
  const links = section.querySelectorAll("a").slice(-overviews.length);
  expect(links.map((link) => [textOf(link), attribute(link, "href")])).toEqual(
    overviews.map(({ label, path }) => [fold(label), path]),
  );
});

test("the odd client logos are in the first row, the even ones in the second", () => {
  const rows = sectionOf(main, fold(home.clients.heading)).querySelectorAll("ul");
  const names = logos.map(({ image }) => image.alt);
  expect(rows.map(altsIn)).toEqual([0, 1].map((row) => names.filter((_, index) => index % 2 === row)));
});

test("each figure is shown with what it counts", () => {
  expect(entriesBelow(home.progress.heading).map(textOf)).toEqual(
    home.progress.figures.map(({ prefix = "", value, label }) => fold(`${prefix} ${value} ${label}`)),
  );
});

test("the blurb links to its page", () => {
  const { heading, action } = home.about;
  const link = one(sectionOf(main, fold(heading)), "a");
  expect([textOf(link), attribute(link, "href")]).toEqual([
    fold(`${action.label} ${action.context}`),
    action.path,
  ]);
});

test("each service is a card, and links to the page with more about it", () => {
  const cards = entriesBelow(home.services.heading).map((card) => ({
    title: headingsOf(card).map(textOf).join(),
    content: textOf(one(card, "p")),
    path: card.querySelector("a")?.getAttribute("href"),
  }));
  expect(cards).toEqual(
    services.cards.map(({ title, content, path }) => ({ title: fold(title), content: fold(content), path })),
  );
});

test("there are five trainers on a slide, each with picture and name", () => {
  const section = sectionOf(main, fold(home.trainers.heading));
  const groups = section
    .querySelectorAll(`[aria-roledescription="${words.carousel.slide}"]`)
    .map((slide) => slide.querySelectorAll("li").map((item) => [textOf(item), ...altsIn(item)]));
  const expected = trainers.map(({ name, image }) => [fold(name), image.alt]);
  expect(groups.flat()).toEqual(expected);
  expect(groups.slice(0, -1).every((group) => group.length === 5)).toBe(true);
  expect(groups).toHaveLength(Math.ceil(trainers.length / 5));
});

import { expect, type Locator } from "@playwright/test";
import fc from "fast-check";
import { destinations, footer, header, words } from "../../site/content";
import { fillForm, required } from "../form-entry";
import { box, labels, pictures, viewer, wordOf } from "../gallery-page";
import { main, menuButton } from "../main-navigation";
import { arrowKey, flagshipMenu, footerLink, linkTo, templatePaths } from "../place";
import { check } from "./expectation";
import * as expected from "./model";
import { addressOf, asTyped, contact, type Model, menu, panels, partsOf, tabAt } from "./model";
import { addElements, clickOf, historyOf, insist, setLine, settle, type Visitor } from "./visitor";

export type Action = fc.AsyncCommand<Model, Visitor>;
type Run = (model: Model, visitor: Visitor) => Promise<void>;

/** After the action, the page settles and shows what the model expects. */
const action = (words: string, run: Run, isPossible = (_: Model) => true): Action => ({
  toString: () => words,
  check: isPossible,
  run: async (model, visitor) => {
    await run(model, visitor);
    await check(model, visitor);
  },
});

/** An action that does not change what the tab must show. */
const preparation = (words: string, run: Run): Action => ({ ...action(words, run), run });

/** Leads to a page. In a hurry, the visitor does not wait for it. */
const choice = (
  words: string,
  isHurried: boolean,
  run: Run,
  isPossible?: (model: Model) => boolean,
): Action =>
  isHurried ? { ...action(`${words}, in a hurry`, run, isPossible), run } : action(words, run, isPossible);

const hurry = fc.boolean();

/** Waits until the tab shows the page of the last choice, perhaps before it is hydrated. */
async function arrive(model: Model, visitor: Visitor): Promise<void> {
  if (model.open === undefined) await check(model, visitor);
  if (!model.before) return;
  const address = addressOf(model.tab);
  const isThere = ({ pathname, search, hash }: URL) => asTyped(pathname + search + hash) === address;
  await expect(visitor.page, `the address of the last choice, ${address}`).toHaveURL(isThere);
  const canonical = new RegExp(`${partsOf(address).pathname.replace(/^\/home$/, "/")}$`);
  await expect(visitor.page.locator("link[rel=canonical]")).toHaveAttribute("href", canonical);
  Object.assign(model, { before: undefined, focused: undefined });
}

/** If a lost file keeps the page from being hydrated, buttons of menus and panels do nothing. */
async function isStatic(visitor: Visitor): Promise<boolean> {
  if (visitor.lost) await settle(visitor);
  return visitor.isStatic;
}

/** Waits until the tab shows the page of the last choice, and closes with Escape what covers it. */
async function uncover(model: Model, visitor: Visitor): Promise<void> {
  if (model.open === "") return;
  await arrive(model, visitor);
  await visitor.page.keyboard.press("Escape");
  await expect(visitor.page.locator("dialog[open], nav:popover-open")).toHaveCount(0);
  expected.close(model);
  model.focused = undefined;
}

/** Moves the pointer to a corner of the window, where nothing opens. */
const movePointerAway = ({ page }: Visitor) => page.mouse.move(1, 799);

/** Clicks a link, which may replace an earlier choice. */
async function follow(model: Model, visitor: Visitor, link: Locator): Promise<void> {
  const { address, link: to } = await clickOf(visitor, () => link.click());
  if (to !== undefined) expected.follow(model, tabAt(model, address), to);
  // The link moved away from the pointer. The page was scrolled to the link before.
  else model.position = "anywhere";
}

async function followFooter(model: Model, visitor: Visitor, path: string): Promise<void> {
  await uncover(model, visitor);
  await follow(model, visitor, footerLink(visitor.page, path));
}

const followInFooter = fc
  .tuple(fc.constantFrom(...footer.links.map(({ path }) => path)), hurry)
  .map(([path, isHurried]) =>
    choice(`follow the link to ${path} in the footer`, isHurried, (model, visitor) =>
      followFooter(model, visitor, path),
    ),
  );

const followInBody = fc.tuple(fc.nat(20), hurry).map(([number, isHurried]) =>
  choice(`follow link ${number} of the body`, isHurried, async (model, visitor) => {
    await arrive(model, visitor);
    await uncover(model, visitor);
    const links = visitor.page.locator('main a[href^="/"]:not([href*="."]):visible');
    const count = await links.count();
    if (count > 0) await follow(model, visitor, links.nth(number % count));
  }),
);

const entries = header.entries.flatMap(({ name, path, subPages }) =>
  subPages ? subPages.map((subPage) => ({ path: subPage.path, group: name })) : [{ path, group: "" }],
);

const groupButton = ({ page }: Visitor, name: string) =>
  main(page).locator("button").filter({ hasText: name });

/** Follows an entry of the header: in the sheet, in a panel under the pointer, or in the row of entries. */
const followInHeader = fc.tuple(fc.constantFrom(...entries), hurry).map(([{ path, group }, isHurried]) =>
  choice(`follow the link to ${path} in the header`, isHurried, async (model, visitor) => {
    const link = linkTo(main(visitor.page), path);
    if (group !== "" && model.width < 1200 && (await isStatic(visitor))) return;
    const isInRow = model.width >= 1200 && group === "";
    if (!isInRow || model.open === undefined) await arrive(model, visitor);
    if (model.open === "viewer") await uncover(model, visitor);
    if (model.width < 1200 && model.open !== menu) await menuButton(visitor.page).click();
    if (model.width >= 1200 && group !== "") await groupButton(visitor, group).hover();
    else if (group !== "" && (await link.isHidden())) await groupButton(visitor, group).click();
    await follow(model, visitor, link);
    await movePointerAway(visitor);
  }),
);

/** Goes to a step of the history, as the buttons of the browser do. */
async function traverse(model: Model, visitor: Visitor, delta: number): Promise<void> {
  if (!model.isBehindKnown) await check(model, visitor);
  const { steps, index } = await historyOf(visitor);
  const isTraversing = model.before?.steps === model.tab.steps;
  const from = isTraversing ? model.tab : tabAt(model, steps[index]?.address ?? "");
  if (!from.steps[from.index + delta]) return;
  // Chromium ignores a return to the step that it is about to leave, except that it stops loading the page.
  if (isTraversing && from.index + delta === model.before?.index) {
    await arrive(model, visitor);
    const shown = () => visitor.page.evaluate(() => navigation.currentEntry?.index).catch(() => undefined);
    await expect.poll(shown, "the step that the tab shows").toBe(from.index);
    return traverse(model, visitor, delta);
  }
  const entryId = steps[from.index + delta]?.id;
  if (entryId === undefined)
    throw new Error(`The history has ${steps.length} steps, not ${from.steps.length}`);
  await insist(() => visitor.devTools.send("Page.navigateToHistoryEntry", { entryId }));
  expected.traverse(model, from, delta);
}

const goBack = hurry.map((isHurried) =>
  choice(
    "go back",
    isHurried,
    (model, visitor) => traverse(model, visitor, -1),
    ({ tab }) => tab.index > 0,
  ),
);

const goForward = hurry.map((isHurried) =>
  choice(
    "go forward",
    isHurried,
    (model, visitor) => traverse(model, visitor, 1),
    ({ tab }) => tab.index < tab.steps.length - 1,
  ),
);

const reload = hurry.map((isHurried) =>
  choice("reload", isHurried, async (model, visitor) => {
    const isSettled = !model.before;
    await arrive(model, visitor);
    // A visitor in a hurry may act before the browser has restored the position.
    const isRestored = isSettled && !isHurried;
    const position = isRestored ? await visitor.page.evaluate(() => Math.round(scrollY)) : "anywhere";
    await insist(() => visitor.page.reload({ waitUntil: "commit" }));
    expected.reload(model, position);
  }),
);

const fragments = ["content", "nowhere", "%", "100%", "%E0%A4%A"];

export const addresses = [
  ...templatePaths,
  "/home",
  ...expected.withoutPage,
  ...labels.slice(1).map((label) => `/gallery?show=${wordOf(label)}`),
  ...fragments.map((fragment) => `${flagshipMenu.program.path}#${fragment}`),
];

const type = fc.tuple(fc.constantFrom(...addresses), hurry).map(([address, isHurried]) =>
  choice(`type ${address}`, isHurried, async (model, visitor) => {
    await arrive(model, visitor);
    if (addressOf(model.tab) === address && address.includes("#")) return;
    await visitor.page.goto(address, { waitUntil: "commit" });
    expected.type(model, address);
    // At an address without a page, scripts redirect to another page.
    if (expected.withoutPage.includes(address)) await check(model, visitor);
  }),
);

const goToFragment = fc.constantFrom(...fragments).map((fragment) =>
  action(`go to #${fragment}`, async (model, visitor) => {
    await arrive(model, visitor);
    if (partsOf(addressOf(model.tab)).hash === `#${fragment}`) return;
    if (model.open === "viewer") await uncover(model, visitor);
    // The browser may still restore the position after a reload.
    await settle(visitor);
    await visitor.page.evaluate((fragment) => {
      location.hash = fragment;
    }, fragment);
    expected.goToFragment(model, fragment);
  }),
);

const pressMenuButton = fc.constant(
  action(
    "press the menu button",
    async (model, visitor) => {
      await arrive(model, visitor);
      if (model.open === "viewer") await uncover(model, visitor);
      await menuButton(visitor.page).click();
      model.open = model.open === menu ? "" : menu;
    },
    ({ width }) => width < 1200,
  ),
);

const pressPanelButton = fc.constantFrom(...panels).map((name) =>
  action(
    `press ${name} in the header`,
    async (model, visitor) => {
      if (await isStatic(visitor)) return;
      await arrive(model, visitor);
      if (model.open === "viewer") await uncover(model, visitor);
      await groupButton(visitor, name).click();
      await movePointerAway(visitor);
      model.open = model.open === name ? "" : name;
    },
    ({ width }) => width >= 1200,
  ),
);

const closeOpen = fc.constantFrom("Escape", "its button", "a click beside it").map((means) =>
  action(
    `close with ${means} what is open`,
    async (model, visitor) => {
      const { page } = visitor;
      await arrive(model, visitor);
      const { open = "" } = model;
      if (open === "") return;
      if (means === "a click beside it" && open !== menu) await page.mouse.click(1, 799);
      else if (means === "Escape") await page.keyboard.press("Escape");
      else if (open === menu) await menuButton(page).click();
      else if (open === "viewer")
        await viewer(page).getByRole("button", { name: words.gallery.close }).click();
      else await groupButton(visitor, open).click();
      await movePointerAway(visitor);
      expected.close(model);
    },
    ({ open }) => open !== "",
  ),
);

/** Goes to a page of the footer, unless the visitor is there, and closes what covers it. */
async function goTo(path: string, model: Model, visitor: Visitor): Promise<void> {
  // If the page changes under the pointer, the click misses the link.
  await arrive(model, visitor);
  if (partsOf(addressOf(model.tab)).pathname !== path) await followFooter(model, visitor, path);
  await arrive(model, visitor);
  await uncover(model, visitor);
}

const filterGallery = fc.constantFrom(...labels).map((label) =>
  action(`click the label ${label} of the gallery`, async (model, visitor) => {
    await goTo("/gallery", model, visitor);
    if (await isStatic(visitor)) return;
    const { checked } = await clickOf(visitor, () => box(visitor.page, label).click());
    if (checked) expected.filter(model, label, checked);
  }),
);

const openPicture = fc.nat(5).map((number) =>
  action(`open picture ${number} of the gallery`, async (model, visitor) => {
    await goTo("/gallery", model, visitor);
    if (await isStatic(visitor)) return;
    const position = number % expected.picturesAt(addressOf(model.tab)).length;
    await pictures(visitor.page).nth(position).click();
    expected.openViewer(model, position);
  }),
);

const turn = fc.constantFrom("next", "previous").map((step) =>
  action(
    `show the ${step} picture`,
    async (model, visitor) => {
      await visitor.page.keyboard.press(step === "next" ? arrowKey.next : arrowKey.previous);
      expected.turn(model, step === "next" ? 1 : -1);
    },
    ({ open }) => open === "viewer",
  ),
);

const message = ({ page }: Visitor) => page.locator("main [name=message]");

const typeMessage = fc
  .tuple(fc.constantFrom("A question", "A longer message"), hurry)
  .map(([text, isHurried]) =>
    choice(`type "${text}" into the contact form`, isHurried, async (model, visitor) => {
      await goTo(contact, model, visitor);
      await message(visitor).fill(text);
      const draft = { message: text, document: visitor.documents };
      Object.assign(model, { draft, position: "anywhere", focused: undefined });
    }),
  );

/** Without a destination, Send empties the form. */
const send = fc.constant(
  action("fill in the contact form and send it", async (model, visitor) => {
    await goTo(contact, model, visitor);
    if (destinations.contact !== "" || (await isStatic(visitor))) return;
    const form = visitor.page.getByRole("main").getByRole("form");
    await fillForm(form, required);
    await form.getByRole("button", { name: words.form.send }).click();
    expected.send(model);
    const draft = { message: "", document: visitor.documents };
    Object.assign(model, { draft, position: "anywhere", focused: undefined });
  }),
);

const addNodes = fc.constant(
  preparation("an extension adds elements", async (_model, visitor) => {
    visitor.isForeign = true;
    // The page may be leaving.
    await visitor.page.evaluate(addElements).catch(() => {});
  }),
);

const scroll = fc.constant(
  preparation("scroll down", async (model, visitor) => {
    await arrive(model, visitor);
    await visitor.page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
    model.position = "anywhere";
  }),
);

const changeWidth = fc.constantFrom(...expected.widths).map((width) =>
  action(`make the window ${width} pixels wide`, async (model, visitor) => {
    await arrive(model, visitor);
    await movePointerAway(visitor);
    await visitor.page.setViewportSize({ width, height: 800 });
    expected.changeWidth(model, width);
  }),
);

const { path } = flagshipMenu.program;
const lines = [
  { words: "fast", delay: 0 },
  { words: "slow", delay: 200 },
  { words: "without the data of /partners", delay: 0, lost: /\/page-data\/partners\/page-data\.json$/ },
  { words: "without the code of /partners", delay: 0, lost: /\/component---src-pages-partners-[^/]*\.js$/ },
  { words: `without the data of ${path}`, delay: 0, lost: new RegExp(`/page-data${path}/page-data\\.json$`) },
  {
    words: `without the data of ${contact}`,
    delay: 0,
    lost: new RegExp(`/page-data${contact}/page-data\\.json$`),
  },
  { words: "without the code of the gallery", delay: 0, lost: /\/component---src-pages-gallery-[^/]*\.js$/ },
  { words: "without the code of programs", delay: 0, lost: /\/component---src-templates-program-[^/]*\.js$/ },
];

const changeLine = fc
  .constantFrom(...lines)
  .map(({ words, ...line }) =>
    preparation(`the line is now ${words}`, (_model, visitor) => setLine(visitor, line)),
  );

export const anyAction: fc.Arbitrary<Action> = fc.oneof(
  { arbitrary: followInFooter, weight: 4 },
  { arbitrary: followInHeader, weight: 4 },
  { arbitrary: followInBody, weight: 2 },
  { arbitrary: goBack, weight: 6 },
  { arbitrary: goForward, weight: 3 },
  { arbitrary: reload, weight: 2 },
  { arbitrary: type, weight: 2 },
  { arbitrary: goToFragment, weight: 2 },
  { arbitrary: pressMenuButton, weight: 2 },
  { arbitrary: pressPanelButton, weight: 2 },
  { arbitrary: closeOpen, weight: 2 },
  { arbitrary: filterGallery, weight: 3 },
  { arbitrary: openPicture, weight: 3 },
  { arbitrary: turn, weight: 2 },
  { arbitrary: typeMessage, weight: 3 },
  { arbitrary: send, weight: 1 },
  { arbitrary: addNodes, weight: 3 },
  { arbitrary: scroll, weight: 2 },
  { arbitrary: changeWidth, weight: 2 },
  { arbitrary: changeLine, weight: 3 },
);

import { expect } from "@playwright/test";
import { one, readPage } from "../../site/html";
import {
  addressOf,
  asTyped,
  checkedBy,
  contact,
  learn,
  type Model,
  menu,
  panels,
  partsOf,
  picturesAt,
} from "./model";
import { historyOf, settle, type Visitor } from "./visitor";

const inOneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/** Returns the title and the headings of a page, from its static HTML. */
function headOf(path: string) {
  const page = readPage(path);
  return { title: inOneLine(one(page, "title").text), headings: [inOneLine(one(page, "h1").text)] };
}

/** The home page has two paths. */
const entryOf = (path: string) => (path === "/home" ? "/" : path);

/** What the page shows. Runs in the page. */
function readState({ menu, panels }: { menu: string; panels: string[] }) {
  const isVisible = (element: Element | null | undefined) =>
    Boolean(element?.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0);
  const all = <Type extends Element = HTMLElement>(selector: string) => [
    ...document.querySelectorAll<Type>(selector),
  ];
  const text = (element: Element) => (element.textContent ?? "").replace(/\s+/g, " ").trim();
  const altOf = (element: Element | null | undefined) => element?.querySelector("img")?.alt;
  const dialog = document.querySelector("dialog[open]");
  const isSheetOpen = document.querySelector("nav:popover-open") !== null;
  const shownPanels = all("header nav > ul > li:has(button)")
    .map((entry, index) => (isVisible(entry.querySelector("ul")) ? (panels[index] ?? "") : ""))
    .filter((name) => name !== "");
  const focused = document.activeElement;
  const isReachable =
    focused === document.body ? !dialog : isVisible(focused) && (!dialog || dialog.contains(focused));
  const target = (() => {
    try {
      return document.getElementById(decodeURIComponent(location.hash.slice(1)));
    } catch {
      return null;
    }
  })();
  const { top = 0 } = target?.getBoundingClientRect() ?? {};
  const filter = document.querySelector("main fieldset:has([type=checkbox])");
  return {
    address: location.pathname + location.search + location.hash,
    title: document.title.replace(/\s+/g, " ").trim(),
    headings: all("h1").map(text),
    current: all<HTMLAnchorElement>("header nav [aria-current=page]").map(({ pathname }) => pathname),
    open: [...(isSheetOpen ? [menu] : shownPanels), ...(dialog ? ["viewer"] : [])],
    focus: isReachable ? "visible" : `hidden: ${focused?.outerHTML.slice(0, 100)}`,
    focused: focused?.closest("main") && altOf(focused),
    position: Math.round(scrollY),
    isTargetInView: top >= 0 && top < innerHeight,
    picture: dialog?.querySelector("[aria-live] > [id]")?.textContent ?? undefined,
    message: document.querySelector<HTMLTextAreaElement>("main [name=message]")?.value,
    checked: filter && all<HTMLInputElement>("main fieldset :checked").map(({ value }) => value),
    pictures:
      filter &&
      all<HTMLImageElement>("main section section img")
        .filter((image) => isVisible(image))
        .map(({ alt }) => alt),
  };
}

async function stateOf(visitor: Visitor) {
  const { steps, index } = await historyOf(visitor);
  const addresses = steps.map(({ address }) => address);
  const state = await visitor.page.evaluate(readState, { menu, panels });
  return {
    ...state,
    address: asTyped(state.address),
    history: addresses.slice(0, index + 1),
    ahead: addresses.slice(index + 1),
    errors: visitor.errors,
  };
}

/** Leaves out what the model does not know. */
function expectedState(model: Model, { isStatic, documents }: Visitor) {
  const { tab, isAheadKnown, isBehindKnown, open, position, view, focused, draft } = model;
  const address = addressOf(tab);
  const { pathname, search } = partsOf(address);
  const addresses = tab.steps.map((step) => step.address);
  const isGallery = pathname === "/gallery";
  return {
    address,
    ...headOf(pathname),
    current: [entryOf(pathname)],
    focus: "visible",
    errors: [],
    ...(open !== undefined && !isStatic && { open: open === "" ? [] : [open] }),
    ...(open !== undefined && { picture: open === "viewer" ? view.pictures[view.index] : undefined }),
    ...(focused !== undefined && { focused }),
    ...(pathname === contact && draft?.document === documents && { message: draft.message }),
    ...(position === "top" && { position: 0 }),
    ...(typeof position === "number" && { position }),
    ...(position === "target" && { isTargetInView: true }),
    ...(!isStatic && { checked: isGallery ? checkedBy(search) : null }),
    ...(!isStatic && { pictures: isGallery ? picturesAt(address) : null }),
    ...(isBehindKnown && { history: addresses.slice(0, tab.index + 1) }),
    ...(isAheadKnown && { ahead: addresses.slice(tab.index + 1) }),
  };
}

/** Waits until the page has settled, and expects it to show what the model says. */
export async function check(model: Model, visitor: Visitor): Promise<void> {
  await settle(visitor);
  const limits = { timeout: 10_000, intervals: [20, 50, 100] };
  const expected = expectedState(model, visitor);
  let state: Awaited<ReturnType<typeof stateOf>> | undefined;
  await expect(async () => {
    state = await stateOf(visitor);
    expect(state).toMatchObject(expected);
  }).toPass(limits);
  if (state) learn(model, state);
}

import { footer, header, words } from "../../site/content";
import { all, descriptions, labels, wordOf } from "../gallery-page";

/** A step of a tab's history: an address from its path on, or the viewer over the gallery at this address. */
type Step = { address: string; isViewer?: boolean };

/** `index` is that of the current step. */
export type Tab = { steps: readonly Step[]; index: number };

/** Where the page is: at its top, at the target of its fragment, or at a number of pixels from the top. */
type Position = "top" | "target" | "anywhere" | number;

/** What a visitor expects after a number of actions. */
export type Model = {
  tab: Tab;
  /** The tab before the last choice of a page, while this choice may not have taken effect. */
  before: Tab | undefined;
  /** The path of the page that the tab shows until the last choice takes effect. */
  shown: string;
  /** Whether the steps after the current one are known. */
  isAheadKnown: boolean;
  /** Whether the steps before the current one are known. Gatsby replaces a step whose page is not shown yet. */
  isBehindKnown: boolean;
  /** The name of the open menu, panel or viewer, "" for none. Undefined if it may be open or not. */
  open: string | undefined;
  position: Position;
  /** The picture that the viewer shows, among the pictures of the grid. */
  view: { pictures: readonly string[]; index: number };
  /** The picture whose link has the focus, because the last action closed the viewer. */
  focused: string | undefined;
  /** The message that the visitor has typed into the contact form, and the document that remembers it. */
  draft: { message: string; document: number } | undefined;
  width: number;
};

export const widths = [390, 800, 1280];

/** Paths without a page. The server answers with an error, which the console reports. Scripts lead to /home. */
export const withoutPage = [
  "/no-such-page",
  ...footer.links.filter(({ isPlanned }) => isPlanned).map(({ path }) => path),
];

/** The path of the page with the contact form. */
export const contact = "/contact-us";

/** The names of what can be open, besides the viewer. */
export const menu = words.navigation.menu;
export const panels = header.entries.filter(({ subPages }) => subPages).map(({ name }) => name);

export const startAt = (address: string, width: number): Model => ({
  tab: { steps: [{ address: resolve(address) }], index: 0 },
  before: undefined,
  shown: partsOf(resolve(address)).pathname,
  isAheadKnown: true,
  isBehindKnown: true,
  open: "",
  position: "top",
  view: { pictures: [], index: 0 },
  focused: undefined,
  draft: undefined,
  width,
});

const base = "https://example.com";

/** The site encodes the percent signs of a malformed fragment. */
export const asTyped = (address: string) => address.replaceAll("%25", "%");

export const partsOf = (address: string) => new URL(address, base);

const resolve = (address: string) => (withoutPage.includes(partsOf(address).pathname) ? "/home" : address);

const stepOf = ({ steps, index }: Tab): Step => steps[index] ?? { address: "" };

export const addressOf = (tab: Tab): string => stepOf(tab).address;

/** The tab from which the next choice starts, given the address that it has at that moment. */
export const tabAt = ({ tab, before }: Model, address: string): Tab =>
  before && address !== addressOf(tab) ? before : tab;

function push({ steps, index }: Tab, step: Step): Tab {
  return { steps: [...steps.slice(0, index + 1), step], index: index + 1 };
}

/**
 * A change of the page closes what is open. A visitor who returns before the tab has shown another page may find
 * the page at any position.
 */
function move(model: Model, from: Tab, to: Tab, start: Position): void {
  const [old, next] = [partsOf(addressOf(from)), partsOf(addressOf(to))];
  const mayStayOpen = model.open !== "" && model.open !== "viewer" && old.pathname === next.pathname;
  const open = mayStayOpen ? undefined : "";
  const shown = model.before ? model.shown : old.pathname;
  const position = model.before && next.pathname === shown ? "anywhere" : start;
  if (model.before && from === model.tab && to.steps !== from.steps) model.isBehindKnown = false;
  Object.assign(model, { tab: to, before: from, shown, open, focused: undefined, position });
}

/** The position of a page after a change of the path. An inquiry moves the focus to the form. */
const startOf = ({ hash, searchParams }: URL): Position =>
  hash ? "target" : searchParams.has("about") ? "anywhere" : "top";

export function follow(model: Model, from: Tab, to: string): void {
  const address = resolve(to);
  const [old, next] = [partsOf(addressOf(from)), partsOf(address)];
  const isNewQuery = old.pathname === next.pathname && old.search !== next.search && !next.hash;
  const position = isNewQuery ? "anywhere" : startOf(next);
  // Like any other, a link that leads to /home adds a step on /home.
  const isSame = to === addressOf(from);
  move(model, from, isSame ? from : push(from, { address }), position);
  if (!isSame) model.isAheadKnown = true;
}

/** Opens an address from the address bar. */
export function type(model: Model, address: string): void {
  const from = model.tab;
  follow(model, from, address);
  const isSamePath = partsOf(addressOf(model.tab)).pathname === partsOf(addressOf(from)).pathname;
  if (isSamePath && model.position === "top") model.position = "anywhere";
  // The address of the current step loads the page again.
  if (stepOf(model.tab).isViewer) model.open = undefined;
  model.before = undefined;
}

export function goToFragment(model: Model, fragment: string): void {
  const { pathname, search } = partsOf(addressOf(model.tab));
  follow(model, model.tab, `${pathname}${search}#${fragment}`);
}

/** A fragment may move the page. */
export function reload(model: Model, position: Position): void {
  const { hash } = partsOf(addressOf(model.tab));
  Object.assign(model, {
    open: stepOf(model.tab).isViewer ? undefined : "",
    focused: undefined,
    position: hash ? "anywhere" : position,
  });
}

/** Back closes the viewer, Forward may open it again. */
export function traverse(model: Model, from: Tab, delta: number): void {
  const to = { ...from, index: from.index + delta };
  const [old, next] = [partsOf(addressOf(from)), partsOf(addressOf(to))];
  const isNewPath = old.pathname !== next.pathname;
  const isClosing = model.open === "viewer" && delta < 0 && stepOf(from).isViewer;
  // A link that has not led to its page yet may still add its step.
  if (model.before && from !== model.tab) model.isAheadKnown = false;
  move(model, from, to, isNewPath ? startOf(next) : "anywhere");
  if (isClosing) model.focused = model.view.pictures[model.view.index];
  if (stepOf(to).isViewer) model.open = undefined;
}

/** The labels that a query string checks. */
export function checkedBy(query: string): string[] {
  const words = new URLSearchParams(query).getAll("show");
  const checked = labels.filter((label) => label !== all && words.includes(wordOf(label)));
  return checked.length > 0 ? checked : [all];
}

/** The pictures that the grid shows at an address of the gallery. */
export function picturesAt(address: string): string[] {
  const checked = checkedBy(partsOf(address).search);
  return checked[0] === all ? descriptions() : descriptions(...checked);
}

/**
 * @param label the label that was clicked
 * @param checked the labels whose boxes are checked after the click, before React answers
 */
export function filter(model: Model, label: string, checked: readonly string[]): void {
  const categories = label === all && checked.includes(all) ? [] : checked.filter((name) => name !== all);
  const parameters = new URLSearchParams();
  for (const name of labels) if (categories.includes(name)) parameters.append("show", wordOf(name));
  const query = parameters.size > 0 ? `?${parameters}` : "";
  const isSame = query === partsOf(addressOf(model.tab)).search;
  if (!isSame) model.tab = push(model.tab, { address: `/gallery${query}` });
  if (!isSame) model.isAheadKnown = true;
  Object.assign(model, { position: "anywhere", focused: undefined });
}

export function openViewer(model: Model, index: number): void {
  const address = addressOf(model.tab);
  model.tab = push(model.tab, { address, isViewer: true });
  Object.assign(model, { open: "viewer", position: "anywhere", isAheadKnown: true });
  model.view = { pictures: picturesAt(address), index };
}

export function turn({ view }: Model, delta: number): void {
  view.index = (view.index + delta + view.pictures.length) % view.pictures.length;
}

/** Closing the viewer goes back to the step before it. */
export function close(model: Model): void {
  if (model.open === "viewer") {
    model.tab = { ...model.tab, index: model.tab.index - 1 };
    model.focused = model.view.pictures[model.view.index];
    model.position = "anywhere";
  }
  model.open = "";
}

/** Send removes the program from the address. */
export function send(model: Model): void {
  const { steps, index } = model.tab;
  const address = addressOf(model.tab).replace(/\?about=[^#]*/, "");
  model.tab = { steps: steps.with(index, { address }), index };
}

/** The menus of wide and of narrow windows differ. */
export function changeWidth(model: Model, width: number): void {
  const isOtherMenu = model.width < 1200 !== width < 1200;
  if (isOtherMenu && model.open !== "viewer") model.open = "";
  Object.assign(model, { width, position: "anywhere" });
}

/** Updates the model with the state of the tab, once no page is loading: some states cannot be predicted. */
export function learn(
  model: Model,
  state: { open: string[]; picture: string | undefined; history: string[]; ahead: string[] },
): void {
  const { steps } = model.tab;
  const isSame = (address: string, at: number) => steps[at]?.address === address;
  const learned = [...state.history, ...state.ahead].map((address, at) =>
    isSame(address, at) ? { ...steps[at], address } : { address },
  );
  model.tab = { steps: learned, index: state.history.length - 1 };
  model.open = state.open[0] ?? "";
  if (state.picture) {
    const pictures = picturesAt(addressOf(model.tab));
    model.view = { pictures, index: pictures.indexOf(state.picture) };
  }
  model.isAheadKnown = true;
  model.isBehindKnown = true;
  // The next action may scroll to what it clicks.
  const position = typeof model.position === "number" ? "anywhere" : model.position;
  Object.assign(model, { before: undefined, focused: undefined, position });
}

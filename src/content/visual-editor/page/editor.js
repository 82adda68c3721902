import { phrases } from "./phrases.js";

/**
 * @typedef {{ mediaFolder?: string, asset?: object, options?: { newEntry?: boolean } }} Params
 * @typedef {{ path: string, toBase64: () => Promise<string> }} Asset
 * @typedef {object} Backend
 * @property {(payload: { action: string, params: Params }) => Promise<{ version?: string, path?: string, paths?: string[] }>} request
 * @property {(folder: string) => Promise<object[]>} getMedia
 * @property {(path: string) => Promise<object>} getMediaFile
 * @property {(file: Asset) => Promise<object>} persistMedia
 * @typedef {{ get: (name: string) => unknown, set: (name: string, value: string) => Data }} Data
 * @typedef {(event: { entry: { get: (name: "data") => Data } }) => Data} SaveListener
 * @typedef {{ props: { onChange: (version: unknown) => void } }} VersionField
 * @typedef {object} DecapCms the part of the API of Decap CMS that this page uses
 * @property {(name: string) => { init: (...args: unknown[]) => Backend }} getBackend
 * @property {(name: string, backend: (...args: never[]) => unknown) => void} registerBackend
 * @property {(listener: { name: string, handler: SaveListener }) => void} registerEventListener
 * @property {(name: string, phrases: object) => void} registerLocale
 * @property {(name: string, control: unknown) => void} registerWidget
 * @property {(options: { config: unknown }) => void} init
 */

/** @type {DecapCms} */
const decap = Reflect.get(window, "CMS");
const createClass = Reflect.get(window, "createClass");
const createElement = Reflect.get(window, "h");

/** @type {VersionField | undefined} the one of the open form */
let versionField;

/** Keeps the version of the file in its form. Nobody sees this field (editor.css). */
const VersionControl = createClass({
  /** @this {VersionField} */
  componentDidMount() {
    versionField = this;
  },
  componentWillUnmount() {
    versionField = undefined;
  },
  render: () => createElement("span", { "data-version": "" }),
});

/** Shows why nothing was saved, until it is closed. Decap's own notes vanish after eight seconds. */
const refusal = document.getElementById("refusal");

/** @param {string} message */
function refuse(message) {
  refusal?.togglePopover(true);
  refusal?.querySelector("[role=alert]")?.replaceChildren(message);
}

// The wheel would change the number of a focused field in place of scrolling.
addEventListener(
  "wheel",
  ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === "number") target.blur();
  },
  { passive: true },
);

// Decap does not show pictures with the other endings of JPEG, such as those that Windows saves from web pages.
addEventListener(
  "change",
  ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.files) return;
    const transfer = new DataTransfer();
    for (const file of target.files) {
      const name = file.name.replace(/\.(?:jfif|jif|jpe|pjpe?g|pjp)$/i, ".jpg");
      transfer.items.add(new File([file], name, file));
    }
    target.files = transfer.files;
  },
  { capture: true },
);

/** Whether content has changed since the page read it, such as the programs and pages that fields can choose. */
export const state = { isOutdated: false };

window.addEventListener("hashchange", () => {
  // The address of an entry that is not saved yet, such as a copy, contains `new`.
  if (state.isOutdated && !/\/new\b/.test(location.hash)) location.reload();
});

// Decap does not save a form with wrong values. It shows a message only if a field is empty. Otherwise, it
// rejects a promise without a reason.
window.addEventListener("unhandledrejection", ({ reason }) => {
  if (reason === undefined) refuse(phrases.ui.toast.missingRequiredField);
});

/**
 * What Decap needs to know of a picture. The browser loads it when it shows it.
 *
 * @param {string} path
 */
function picture(path) {
  const url = encodeURI(`/${path}`);
  return { id: path, path, name: path.replace(/^.*\//, ""), url, displayURL: url };
}

/**
 * Returns Decap's backend for its own server, whose requests this server answers.
 *
 * @param {unknown[]} args
 */
function DataFolder(...args) {
  const backend = decap.getBackend("proxy").init(...args);
  const request = backend.request.bind(backend);
  backend.getMediaFile = async (path) => picture(path);
  backend.getMedia = async (mediaFolder = "gallery") => {
    const { paths = [] } = await backend.request({ action: "getMedia", params: { mediaFolder } });
    return paths.map(picture);
  };
  backend.persistMedia = async (file) => {
    const asset = { path: file.path, content: await file.toBase64() };
    const { path = "" } = await backend.request({ action: "persistMedia", params: { asset } });
    return picture(path);
  };
  backend.request = async (payload) => {
    const isChange = /^(?:persist|delete)/.test(payload.action);
    const { activeElement } = document;
    const field = versionField;
    if (isChange) refusal?.togglePopover(false);
    // Decap would treat text that is typed during a save as saved.
    if (isChange) document.body.inert = true;
    try {
      const answer = await request(payload);
      // The form stays open after a save, so it needs the new version.
      if (payload.action === "persistEntry" && field === versionField) field?.props.onChange(answer.version);
      if (payload.params.options?.newEntry) state.isOutdated = true;
      return answer;
    } catch (error) {
      // A request that reaches no server fails with a TypeError.
      let message = error instanceof TypeError ? phrases.noServer : Object(error).message;
      if (isChange && message.includes("timed out")) message = phrases.timeout;
      if (isChange) refuse(message);
      // Decap shows the name of an error, too.
      throw Object.assign(new Error(message), { name: "" });
    } finally {
      if (isChange) document.body.inert = false;
      if (isChange && activeElement instanceof HTMLElement) activeElement.focus();
    }
  };
  return backend;
}

decap.registerBackend("data-folder", DataFolder);
decap.registerWidget("version", VersionControl);
// The file of a new entry is named after the end of its path (`slug` in the configuration).
decap.registerEventListener({
  name: "preSave",
  handler: ({ entry }) => {
    const data = entry.get("data");
    return data.set("fileName", String(data.get("path")).replace(/^.*\//, ""));
  },
});
// Phrases that a locale does not define stay English.
decap.registerLocale("plain", phrases);
const response = await fetch("/config.json");
decap.init({ config: { ...(await response.json()), locale: "plain" } });

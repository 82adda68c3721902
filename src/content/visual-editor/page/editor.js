import { phrases } from "./phrases.js";

/**
 * @typedef {{ path: string, toBase64: () => Promise<string> }} Asset
 * @typedef {{ get: (name: string) => unknown, set: (name: string, value: string) => Data }} Data
 * @typedef {{ props: { onChange: (version: unknown) => void } }} VersionField
 */

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

/** Logs in at once, because the editor runs only on this machine and edits only its files. */
const Login = createClass({
  /** @this {{ props: { onLogin: (credentials: object) => void } }} */
  componentDidMount() {
    this.props.onLogin({});
  },
  render: () => null,
});

/** Shows why nothing was saved, until it is closed. Decap's own notes vanish after eight seconds. */
const refusal = document.getElementById("refusal");

/** @param {string} message */
function refuse(message) {
  refusal?.togglePopover(true);
  refusal?.querySelector("[role=alert]")?.replaceChildren(message);
}

// The wheel would change the number of a focused field in place of scrolling.
addEventListener("wheel", ({ target }) => {
  if (target instanceof HTMLInputElement && target.type === "number") target.blur();
});

// A text of the site is one line. The form shows it so, as soon as it is pasted.
addEventListener("beforeinput", (event) => {
  const text = event.data ?? "";
  const line = text.replace(/\s*[\t-\r\u2028\u2029]\s*/g, " ");
  if (line === text && event.inputType !== "insertLineBreak") return;
  event.preventDefault();
  if (line) document.execCommand("insertText", false, line);
});

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

/** What Decap needs to know of a picture. The browser loads it when it shows it. */
function picture(/** @type {string} */ path) {
  const url = encodeURI(`/${path}`);
  return { id: path, path, name: path.replace(/^.*\//, ""), url, displayURL: url };
}

/** @param {Asset} asset */
async function upload(asset) {
  return { path: asset.path, content: await asset.toBase64() };
}

/**
 * @param {string} action
 * @param {object} params
 */
async function request(action, params) {
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify({ action, params });
  const response = await fetch("/api/v1", { method: "POST", headers, body }).catch(() => undefined);
  if (!response) throw new Error(phrases.noServer);
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error);
  return answer;
}

/**
 * Requests a change. Decap would treat text that is typed meanwhile as saved.
 *
 * @type {typeof request}
 */
async function requestChange(action, params) {
  const { activeElement } = document;
  refusal?.togglePopover(false);
  document.body.inert = true;
  try {
    return await request(action, params);
  } catch (error) {
    refuse(Object(error).message);
    throw error;
  } finally {
    document.body.inert = false;
    if (activeElement instanceof HTMLElement) activeElement.focus();
  }
}

/** @type {Data | undefined} the content of the form that is being saved */
let form;

/** A backend of Decap CMS: the interface `Implementation` of its package decap-cms-lib-util. */
class DataFolder {
  authComponent = () => Login;
  authenticate = async () => ({});
  restoreUser = async () => ({});
  logout = async () => {};
  getToken = async () => "";
  status = async () => ({ auth: { status: true }, api: { status: true, statusPage: "" } });
  entriesByFolder = (/** @type {string} */ folder) => request("entriesByFolder", { folder });
  entriesByFiles = (/** @type {object[]} */ files) => request("entriesByFiles", { files });
  getEntry = (/** @type {string} */ path) => request("getEntry", { path });
  getMedia = async (mediaFolder = "gallery") => (await request("getMedia", { mediaFolder })).map(picture);
  getMediaFile = async (/** @type {string} */ path) => picture(path);
  deleteFiles = (/** @type {string[]} */ paths) => requestChange("deleteFiles", { paths });
  persistMedia = async (/** @type {Asset} */ asset) =>
    picture(await requestChange("persistMedia", { asset: await upload(asset) }));

  /**
   * @param {{ dataFiles: { path: string }[], assets: Asset[] }} entry
   * @param {{ newEntry: boolean }} options
   */
  async persistEntry({ dataFiles, assets }, { newEntry }) {
    const field = versionField;
    const pictures = await Promise.all(assets.map(upload));
    const path = dataFiles[0]?.path;
    const version = await requestChange("persistEntry", { path, form, isNew: newEntry, pictures });
    // The form stays open after a save, so it needs the new version.
    if (field === versionField) field?.props.onChange(version);
    if (newEntry) state.isOutdated = true;
  }
}

decap.registerBackend("data-folder", DataFolder);
decap.registerWidget("version", VersionControl);
// Decap stores the text of a form that is not saved, and asks later whether to use it, but then shows the file. It
// stores no empty text.
decap.registerCustomFormat("form", "json", { fromFile: JSON.parse, toFile: () => "" });
decap.registerEventListener({
  name: "preSave",
  handler: (/** @type {{ entry: { get: (name: "data") => Data } }} */ { entry }) => {
    form = entry.get("data");
    // A new file has the name at the end of its path (`slug` in the configuration).
    return form.set("fileName", String(form.get("path")).replace(/^.*\//, ""));
  },
});
// Phrases that a locale does not define stay English.
decap.registerLocale("plain", phrases);
const response = await fetch("/config.json");
decap.init({ config: { ...(await response.json()), locale: "plain" } });

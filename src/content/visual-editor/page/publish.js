import { state } from "./editor.js";

const dialog = /** @type {HTMLDialogElement} */ (document.getElementById("publish-dialog"));
const status = /** @type {HTMLElement} */ (document.getElementById("publish-status"));
/** @type {NodeListOf<HTMLButtonElement>} */
const actions = dialog.querySelectorAll("button[value]");

/** Returns the address of the open entry if it is not saved, because Decap CMS then asks before the page is left. */
function unsavedEntry() {
  const event = document.createEvent("BeforeUnloadEvent");
  event.initEvent("beforeunload", false, true);
  dispatchEvent(event);
  return event.returnValue && decodeURIComponent(location.hash.replace("#/collections/", ""));
}

/** @param {string} action */
async function run(action) {
  status.textContent = "Please wait …";
  for (const button of actions) button.disabled = true;
  const response = await fetch(`/publish/${action}`, { method: "POST" }).catch(() => undefined);
  const { message, isClash = false } = (await response?.json()) ?? { message: "Run `npm run edit` again." };
  const unsaved = unsavedEntry();
  status.textContent = unsaved ? `Not saved, so not included: ${unsaved}\n\n${message}` : message;
  for (const button of actions) {
    button.disabled = false;
    button.hidden = /mine|theirs/.test(button.value) !== isClash;
  }
  state.isOutdated ||= action !== "review";
}

for (const button of actions) button.addEventListener("click", () => run(button.value));
dialog.addEventListener("close", () => {
  if (state.isOutdated && !unsavedEntry()) location.reload();
});
document.getElementById("publish")?.addEventListener("click", () => {
  dialog.showModal();
  run("review");
});

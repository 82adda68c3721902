/**
 * @typedef {import("../../publish/change").Change} Change
 * @typedef {import("../../publish/plan").Conflict} Conflict
 * @typedef {{ changes?: Change[], conflicts?: Conflict[], report?: string, published?: string, isNew?: boolean, hasNewCode?: boolean, count?: number }} Answer
 */

/** @type {<Type extends HTMLElement>(id: string) => Type} */
const byId = (id) => /** @type {never} */ (document.getElementById(id));
/** @type {HTMLButtonElement} */
const opener = byId("publish");
/** @type {HTMLDialogElement} */
const dialog = byId("publish-dialog");
const form = /** @type {HTMLFormElement} */ (dialog.querySelector("form"));
const [status, list, report] = [byId("publish-status"), byId("publish-list"), byId("publish-report")];
const identity = byId("publish-identity");

/** Whether the folder has changed, so that the page shows older texts. */
let isStale = false;

/**
 * @param {string} name
 * @param {...(string | Node)} content
 */
function element(name, ...content) {
  const made = document.createElement(name);
  made.append(...content);
  return made;
}

/** @param {Change} change */
function changeItem({ entry, field, before, after }) {
  const item = element("li", element("strong", `${entry}: ${field}`));
  if (before !== undefined) item.append(element("del", before));
  if (after !== undefined) item.append(element("ins", after));
  return item;
}

/** @param {Conflict} conflict */
function conflictItem({ key, entry, field, mine, theirs, author, date }) {
  const choices = Object.entries({ mine, theirs }).map(([value, text]) => {
    const radio = Object.assign(document.createElement("input"), {
      type: "radio",
      name: key,
      value,
      required: true,
    });
    return element("label", radio, value === "mine" ? `Yours: ${text}` : `${author}, ${date}: ${text}`);
  });
  return element("li", element("fieldset", element("legend", `${entry}: ${field}`), ...choices));
}

/**
 * @param {string} action
 * @returns {Promise<Answer>}
 */
async function send(action) {
  const { message, name, email, ...choices } = Object.fromEntries(new FormData(form));
  const publisher = action === "publish" && !identity.hidden && { identity: { name, email } };
  const body = { action, choices, message, ...publisher };
  const headers = { "Content-Type": "application/json" };
  const response = await fetch("/publish", { method: "POST", headers, body: JSON.stringify(body) });
  const answer = await response.json();
  if (response.ok) return answer;
  if (answer.isAnonymous) identity.hidden = false;
  isStale ||= answer.hasNewCode;
  throw new Error(answer.isAnonymous ? "Who publishes? Git keeps it for this folder." : answer.error);
}

/** @param {Answer} answer */
function textOf({ published, conflicts = [], report = "", changes, isNew, hasNewCode }) {
  if (published) return published;
  if (conflicts.length > 0)
    return "Somebody else has published other values. Choose one for each field. Nothing was changed.";
  if (report) return "The content has mistakes. Correct them, and publish again.";
  if (hasNewCode)
    return "This folder has the latest content and code now. Stop `npm run edit`, and start it again.";
  if (isNew !== undefined)
    return isNew ? "This folder has the latest content now." : "This folder has the latest content.";
  return changes?.length ? "This will be published:" : "There is nothing to publish.";
}

/** @param {string} action */
async function run(action) {
  if (dialog.ariaBusy === "true") return;
  dialog.ariaBusy = "true";
  status.textContent = action === "publish" ? "Publishing …" : "Asking the server …";
  try {
    const answer = await send(action);
    const { changes = [], conflicts = [] } = answer;
    identity.hidden = true;
    isStale ||= Boolean(answer.published || answer.isNew);
    status.textContent = textOf(answer);
    report.textContent = answer.report ?? "";
    list.replaceChildren(...(conflicts.length > 0 ? conflicts.map(conflictItem) : changes.map(changeItem)));
  } catch (error) {
    status.textContent =
      error instanceof TypeError
        ? "The visual editor is not running. Run `npm run edit` again."
        : Object(error).message;
  }
  dialog.ariaBusy = "false";
  await count();
}

/** Shows the number of entries that can be published. */
export async function count() {
  const answer = await send("count").catch(() => ({ count: 0 }));
  opener.textContent = answer.count ? `Publish (${answer.count})` : "Publish";
}

opener.addEventListener("click", () => {
  list.replaceChildren();
  dialog.showModal();
  run("review");
});
form.addEventListener("submit", (event) => {
  const action = event.submitter?.getAttribute("value");
  if (!action) return;
  event.preventDefault();
  run(action);
});
dialog.addEventListener("close", () => {
  if (isStale) location.reload();
});
addEventListener("focus", count);
count();

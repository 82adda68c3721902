/** A path on the host of the tests, where no page is. */
export const service = "/sent";

/** Gives the form of a document a destination, and lets the policy allow it. */
export const documentWithDestination = (html: string): string =>
  html
    .replace("form-action 'none'", "form-action 'self'")
    .replace('method="dialog"', `action="${service}" method="post" enctype="multipart/form-data"`)
    .replace(/ data-needs-scripts="true"(?=><button[^>]*type="submit")/, "")
    .replace(/<p[ >](?:(?!<p[ >]).)*<\/p>(?=<\/form>)/s, "");

/** Gives the form in the data of a page the same destination. */
export const dataWithDestination = (json: string): string =>
  json.replace('"destination":""', `"destination":"${service}"`);

export type Step = "click" | "enter" | "return";

/**
 * Takes steps, and returns what the button of the form says after each of them. Runs in the page, because
 * drivers wait for a document that is loading.
 */
export async function takeSteps(form: HTMLFormElement, steps: readonly Step[]) {
  const button = form.querySelector<HTMLButtonElement>("[type=submit]");
  // React may render in the next task. WebKit draws no frames while it waits for another document.
  const nextTask = () => new Promise((resolve) => setTimeout(() => setTimeout(resolve)));
  const actions = {
    click: () => button?.click(),
    // Browsers submit the form as if its button had been clicked.
    enter: () => form.requestSubmit(button),
    // The drivers disable the back-forward cache.
    return: () => {
      dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    },
  };
  const states = [];
  for (const step of steps) {
    await actions[step]();
    await nextTask();
    states.push([button?.textContent, button?.ariaDisabled, button?.disabled]);
  }
  return states;
}

import type { ConsoleMessage, Locator, Page } from "@playwright/test";

/** For the required fields of the contact form. */
export const required = {
  name: "Mona Adel",
  email: "mona@example.com",
  phone: "+20 2 0000 0009",
  position: "Sales manager",
};

export const entered = { ...required, subject: "Order Making", message: "Two days?\nFor twelve people." };

const { phone: _phone, subject: _subject, ...inBothForms } = entered;

/** For the fields that both forms have. */
export const common = inBothForms;

/** Fills fields by their names. In Firefox, Playwright's `fill` appends to the text of an email field. */
export async function fillForm(form: Locator, values: Record<string, string> = entered): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await form.locator(`[name=${name}]`).clear();
    await form.locator(`[name=${name}]`).fill(value);
  }
}

/** The picture is 60 px wide and 80 px high. */
export const portrait = {
  name: "portrait.svg",
  mimeType: "image/svg+xml",
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="60" height="80"/>'),
};

/** Ignores the warnings of the browser. */
export function watchLogs(page: Page): ConsoleMessage[] {
  const logs: ConsoleMessage[] = [];
  page.on("console", (message) => {
    if (message.type() === "log") logs.push(message);
  });
  return logs;
}

export async function dragFile(page: Page, element: Locator, file: typeof portrait) {
  const dataTransfer = await page.evaluateHandle(
    ({ name, mimeType, bytes }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(bytes)], name, { type: mimeType }));
      return transfer;
    },
    { name: file.name, mimeType: file.mimeType, bytes: [...file.buffer] },
  );
  await element.dispatchEvent("dragover", { dataTransfer });
  return dataTransfer;
}

export async function dropFile(page: Page, element: Locator, file: typeof portrait): Promise<void> {
  const dataTransfer = await dragFile(page, element, file);
  await element.dispatchEvent("drop", { dataTransfer });
}

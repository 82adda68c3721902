import type { ConsoleMessage, Page } from "@playwright/test";

/** What the tests enter into the fields of the forms, by the names of the fields. */
export const entered = {
  name: "Mona Adel",
  email: "mona@example.com",
  phone: "+20 2 0000 0009",
  position: "Sales manager",
  subject: "Order Making",
  message: "Two days?\nFor twelve people.",
};

/** A photo for the testimonial form. It is 60 px wide and 80 px high. */
export const portrait = {
  name: "portrait.svg",
  mimeType: "image/svg+xml",
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="60" height="80"/>'),
};

/** Collects what the page logs from now on, without the warnings of the browser. */
export function watchLogs(page: Page): ConsoleMessage[] {
  const logs: ConsoleMessage[] = [];
  page.on("console", (message) => {
    if (message.type() === "log") logs.push(message);
  });
  return logs;
}

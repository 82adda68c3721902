import type { Page } from "@playwright/test";

/**
 * Collects policy violations and console messages of every document from now on, also those before its first
 * script.
 */
export async function watchViolations(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.exposeFunction("reportViolation", (violation: string) => found.push(violation));
  await page.addInitScript(() => {
    addEventListener(
      "securitypolicyviolation",
      ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
        Reflect.get(
          window,
          "reportViolation",
        )(`${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber}`);
      },
      true,
    );
  });
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") found.push(message.text());
  });
  page.on("pageerror", (error) => found.push(error.message));
  return found;
}

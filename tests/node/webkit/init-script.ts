declare global {
  interface Window {
    /** What went wrong in this document: errors, warnings, policy violations, files that did not load. */
    problems: string[];
    /** The first values of the calls of `console.log`. */
    logged: unknown[];
  }
}

/** Records what the document reports. Runs in each document before its own scripts. */
export function recordProblems(): void {
  const problems: string[] = [];
  const logged: unknown[] = [];
  Object.assign(window, { problems, logged });
  console.error = (...values: unknown[]) => problems.push(`console: ${values.join(" ")}`);
  console.warn = console.error;
  console.log = (value: unknown) => logged.push(value);
  addEventListener("unhandledrejection", ({ reason }) => problems.push(`rejection: ${reason}`));
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    problems.push(`policy: ${effectiveDirective} ${blockedURI}`),
  );
  addEventListener(
    "error",
    (event: Event) => {
      if (event instanceof ErrorEvent) problems.push(`error: ${event.message}`);
      else if (event.target instanceof Element) {
        const address = event.target.getAttribute("src") ?? event.target.getAttribute("href") ?? "";
        // The tests refuse other hosts, such as that of the map tiles.
        if (new URL(address, location.href).origin === location.origin)
          problems.push(`not loaded: ${address}`);
      }
    },
    true,
  );
}

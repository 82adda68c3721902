/** The directives of a policy, each with the sources that it allows. */
type Directives = Record<string, readonly string[]>;

/** CSP 3, section 2.2. */
export const serialize = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join(";");

/** The inverse of `serialize`. */
export function parsePolicy(policy: string): Directives {
  const directives = policy.split(";").map((directive): [string, string[]] => {
    const [name = "", ...sources] = directive.split(" ");
    return [name, sources];
  });
  return Object.fromEntries(directives);
}

/**
 * Encodes the percent signs of a fragment that is malformed, such as `#100%`. Gatsby decodes the fragment while
 * React renders, and would throw an error.
 */
export function repairFragment(): void {
  try {
    decodeURI(location.hash);
  } catch {
    history.replaceState(history.state, "", location.hash.replaceAll("%", "%25"));
  }
}

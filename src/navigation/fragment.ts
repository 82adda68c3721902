/**
 * Encodes the percent signs of a malformed fragment of the address, such as `#100%`. Gatsby decodes the
 * fragment while React renders, and would throw an error.
 *
 * @returns whether the fragment was malformed
 */
export function repairFragment(): boolean {
  try {
    decodeURI(location.hash);
    return false;
  } catch {
    history.replaceState(history.state, "", location.hash.replaceAll("%", "%25"));
    return true;
  }
}

/**
 * Repairs a malformed fragment of the address, such as `#100%`, at which Gatsby would throw an error while
 * React renders. Returns whether it was malformed.
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

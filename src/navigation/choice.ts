let latest = new AbortController();

/**
 * Call this when the visitor chooses a page, a section or a filter. Cancels the choice before, if its page is
 * still loading.
 *
 * @returns a signal that the next choice aborts
 */
export function choose(): AbortSignal {
  latest.abort();
  latest = new AbortController();
  return latest.signal;
}

let latest = new AbortController();

/**
 * Records that the visitor has chosen a page, a section or a filter. Aborts the signal of the choice before,
 * so that its page is not shown if it is still loading.
 *
 * @returns a signal that the next choice aborts
 */
export function abortPrevious(): AbortSignal {
  latest.abort();
  latest = new AbortController();
  return latest.signal;
}

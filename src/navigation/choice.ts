let latest = new AbortController();

/** Cancels the last choice of a page, section or filter, and returns a signal that the next choice aborts. */
export function choose(): AbortSignal {
  latest.abort();
  latest = new AbortController();
  return latest.signal;
}

import { useSyncExternalStore } from "react";

/** The time in milliseconds after which a page that is still loading is announced (requirement 2.13). */
const delay = 500;

const atStart = { isLoading: false, page: "" };

let status = atStart;
let listener = () => {};

function update(change: Partial<typeof atStart>): void {
  status = { ...status, ...change };
  listener();
}

/** Tells screen readers which page is shown. */
export const announce = (page: string): void => update({ page });

/** @returns a function that must be called when the page has loaded, or is no longer wanted */
export function startLoading(): () => void {
  // Without the name, the page that is left would be announced when loading ends.
  const timer = setTimeout(() => update({ isLoading: true, page: "" }), delay);
  return () => {
    clearTimeout(timer);
    update({ isLoading: false });
  };
}

function subscribe(onChange: () => void): () => void {
  listener = onChange;
  return () => {
    listener = () => {};
  };
}

const current = () => status;

/** Returns the name of the page to announce, and whether the next page takes long to load. */
export const useNavigationStatus = () => useSyncExternalStore(subscribe, current, () => atStart);

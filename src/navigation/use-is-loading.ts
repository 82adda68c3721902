import { useSyncExternalStore } from "react";

/** The time in milliseconds after which a page that is still loading is announced (requirement 2.13). */
const delay = 500;

let isLoading = false;
let listener = () => {};

function setIsLoading(value: boolean): void {
  isLoading = value;
  listener();
}

/** @returns a function that must be called when the page has loaded, or is no longer wanted */
export function startLoading(): () => void {
  const timer = setTimeout(setIsLoading, delay, true);
  return () => {
    clearTimeout(timer);
    setIsLoading(false);
  };
}

function subscribe(onChange: () => void): () => void {
  listener = onChange;
  return () => {
    listener = () => {};
  };
}

const current = () => isLoading;

export const useIsLoading = (): boolean => useSyncExternalStore(subscribe, current, () => false);

import { useSyncExternalStore } from "react";

/** How long a page may load before visitors are told, in milliseconds. */
const patience = 500;

let isLoading = false;
let listener = () => {};

function setIsLoading(value: boolean): void {
  isLoading = value;
  listener();
}

/**
 * Tells visitors that a page is loading, if it takes long.
 *
 * @returns a function that ends this
 */
export function startLoading(): () => void {
  const timer = setTimeout(setIsLoading, patience, true);
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

/** Returns whether the page that the visitor has chosen takes long to load. */
export const useIsLoading = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isLoading,
    () => false,
  );

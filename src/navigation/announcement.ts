import { useSyncExternalStore } from "react";

let announcement = "";
let listener = () => {};

/** Tells screen readers which page is shown. */
export function announce(page: string): void {
  announcement = page;
  listener();
}

function subscribe(onChange: () => void): () => void {
  listener = onChange;
  return () => {
    listener = () => {};
  };
}

const current = () => announcement;

export const useAnnouncement = (): string => useSyncExternalStore(subscribe, current, () => "");

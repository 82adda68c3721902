import { useEffect, useState } from "react";

/** The time in milliseconds after which a page that is still loading is announced. */
const delay = 500;

const atStart = { isLoading: false, page: "" };

/** Has no effect until the first page has been rendered, which browsers announce. */
let show = (_status: typeof atStart) => {};

/** Tells screen readers which page is shown. */
export const announce = (page: string): void => show({ isLoading: false, page });

/** Shows that a page is loading until the visitor's choice of this page is aborted. */
export function startLoading(choice: AbortSignal): void {
  const timer = setTimeout(() => show({ isLoading: true, page: "" }), delay);
  choice.addEventListener("abort", () => {
    clearTimeout(timer);
    show(atStart);
  });
}

/** Returns the name of the page to announce, and whether the next page takes long to load. */
export function useNavigationStatus() {
  const [status, setStatus] = useState(atStart);
  useEffect(() => {
    show = setStatus;
  }, []);
  return status;
}

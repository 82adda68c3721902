import { type FormEvent, useEffect, useState } from "react";

/** How long the next page may take, in milliseconds. Not all browsers say that loading was stopped. */
const patience = 60_000;

/**
 * Lets the browser submit a form once. The next submission is possible when the visitor returns to the page, or
 * has stopped loading the next one.
 */
export function useDelivery() {
  const [isUnderWay, setIsUnderWay] = useState(false);

  useEffect(() => {
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setIsUnderWay(false);
    };
    const onStop = () => setIsUnderWay(false);
    window.addEventListener("pageshow", onReturn);
    window.navigation?.addEventListener("navigateerror", onStop);
    return () => {
      window.removeEventListener("pageshow", onReturn);
      window.navigation?.removeEventListener("navigateerror", onStop);
    };
  }, []);

  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setTimeout(() => setIsUnderWay(false), patience);
    return () => clearTimeout(timer);
  }, [isUnderWay]);

  return {
    isUnderWay,
    onSubmit: (event: FormEvent) => {
      if (isUnderWay) event.preventDefault();
      setIsUnderWay(true);
    },
  };
}

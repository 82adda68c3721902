import { type FormEvent, useEffect, useState } from "react";

/** Lets the browser submit a form once, until the visitor returns to the page. */
export function useDelivery() {
  const [isUnderWay, setIsUnderWay] = useState(false);

  useEffect(() => {
    const onReturn = ({ persisted }: PageTransitionEvent) => persisted && setIsUnderWay(false);
    window.addEventListener("pageshow", onReturn);
    return () => window.removeEventListener("pageshow", onReturn);
  }, []);

  function onSubmit(event: FormEvent) {
    if (isUnderWay) event.preventDefault();
    setIsUnderWay(true);
  }
  return { isUnderWay, onSubmit };
}

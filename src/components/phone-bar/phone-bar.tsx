import { useEffect, useState } from "react";
import { useSite } from "../../query/use-site";
import { contactPath } from "../../site-paths";
import { inquiryAddress } from "../inquiry/inquiry-link";
import { PhoneLink } from "../ui/phone-link";
import { watchView } from "../view/watch-view";
import * as styles from "./phone-bar.module.css";

/** Sticks to the bottom of phones and tablets while no other link to the contact form is in view. Without scripts, it always shows. */
export function PhoneBar({ about }: { about?: string | undefined }) {
  const { phone, messages } = useSite();
  const [isHidden, setIsHidden] = useState(true);
  const { quote } = messages.contact;

  useEffect(() => {
    // All but that of the bar.
    const links = document.querySelectorAll(`main a[href^="${contactPath}"]:not([role=group] > *)`);
    return watchView(links, (inView) => setIsHidden(inView.size > 0));
  }, []);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the controls of a form
    <div
      role="group"
      aria-label={quote}
      className={styles.bar}
      data-surface="dark"
      data-hidden={isHidden}
      data-hidden-in-print
    >
      <PhoneLink phone={phone} className={styles.link} />
      <a className={styles.link} href={inquiryAddress(about)}>
        {quote}
      </a>
    </div>
  );
}

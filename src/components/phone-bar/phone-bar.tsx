import { useRef } from "react";
import { useSite } from "../../query/use-site";
import { inquiryAddress } from "../inquiry/inquiry";
import { PhoneLink } from "../ui/phone-link";
import * as styles from "./phone-bar.module.css";
import { useIsActionSeen } from "./use-is-action-seen";

/** Sticks to the bottom of phones and tablets while no other link to the contact form is in view. Without scripts, it always shows. */
export function PhoneBar({ about }: { about?: string | undefined }) {
  const { phone, messages } = useSite();
  const bar = useRef<HTMLDivElement>(null);
  const isHidden = useIsActionSeen(bar);
  const { quote } = messages.contact;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the controls of a form
    <div
      ref={bar}
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

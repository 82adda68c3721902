import { useSite } from "../../query/use-site";
import { inquiryAddress } from "../inquiry/inquiry";
import { PhoneLink } from "../ui/phone-link";
import * as styles from "./call-bar.module.css";

/** Sticks to the bottom of small viewports while the sections of a program are in view. */
export function CallBar({ label, name }: { label: string; name: string }) {
  const { phone, words } = useSite();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the controls of a form
    <div role="group" aria-label={label} className={styles.bar} data-surface="dark">
      <PhoneLink phone={phone} />
      <a href={inquiryAddress(name)}>{words.contact.write}</a>
    </div>
  );
}

import { useSite } from "../../query/use-site";
import { inquiryAddress } from "../inquiry/inquiry";
import * as styles from "./phone-bar.module.css";
import { PhoneLink } from "./phone-link";

/** Sticks to the bottom of phones while the content before it is in view. */
export function PhoneBar({ label, about }: { label: string; about: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the controls of a form
    <div role="group" aria-label={label} className={styles.bar} data-surface="dark">
      <PhoneLink phone={useSite().phone} />
      <a href={inquiryAddress(about)}>{label}</a>
    </div>
  );
}

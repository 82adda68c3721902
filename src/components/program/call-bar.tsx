import { PhoneLink } from "../ui/phone-link";
import * as styles from "./call-bar.module.css";

type CallBarProps = { label: string; phone: string };

/**
 * Renders a bar with a link that calls the provider for a quote. It sticks to the bottom of small viewports
 * while the sections of a program are in view.
 */
export function CallBar({ label, phone }: CallBarProps) {
  return (
    <p className={styles.bar} data-surface="dark">
      {label} <PhoneLink phone={phone} />
    </p>
  );
}

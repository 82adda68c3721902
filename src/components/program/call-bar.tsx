import { PhoneLink } from "../ui/phone-link";
import * as styles from "./call-bar.module.css";

type CallBarProps = { label: string; phone: string };

/**
 * Renders the bar at the bottom of small viewports, with which visitors call for a quote. It is visible only
 * while the sections of a program are.
 */
export function CallBar({ label, phone }: CallBarProps) {
  return (
    <p className={styles.bar} data-surface="dark">
      {label} <PhoneLink phone={phone} />
    </p>
  );
}

import { PhoneLink } from "../ui/phone-link";
import * as styles from "./call-bar.module.css";

type CallBarProps = { label: string; phone: string };

/** At the foot of a small window while the sections of a program are read: one tap calls for a quote. */
export function CallBar({ label, phone }: CallBarProps) {
  return (
    <p className={styles.bar} data-surface="dark">
      {label} <PhoneLink phone={phone} />
    </p>
  );
}

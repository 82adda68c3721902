import type { ReactNode } from "react";
import { useSite } from "../../query/use-site";
import { PhoneLink } from "./phone-link";
import * as styles from "./ways.module.css";

type WaysProps = {
  /** One or more buttons. */
  children: ReactNode;
  /** The text before the phone number. */
  call?: string;
  /** The number is as large as a heading. */
  isLarge?: boolean;
};

/** Renders actions, and the phone number after them. */
export function Ways({ children, call, isLarge }: WaysProps) {
  return (
    <div className={styles.ways} data-large={isLarge}>
      {children}
      <p>
        {call && <span className={styles.call}>{call} </span>}
        <PhoneLink phone={useSite().phone} className={styles.number} />
      </p>
    </div>
  );
}

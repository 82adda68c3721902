import type { ReactNode } from "react";
import { useSite } from "../../query/use-site";
import { PhoneLink } from "../ui/phone-link";
import * as styles from "./actions.module.css";

type ActionsProps = {
  /** One or more buttons. */
  children: ReactNode;
  /** The text before the phone number. */
  call?: string;
  /** The number is as large as a heading. */
  isLarge?: boolean;
};

/** Renders actions, and the phone number after them. */
export function Actions({ children, call, isLarge }: ActionsProps) {
  return (
    <div className={styles.actions} data-large={isLarge || undefined}>
      {children}
      <p>
        {call && <span className={styles.call}>{call} </span>}
        <PhoneLink phone={useSite().phone} className={styles.number} />
      </p>
    </div>
  );
}

import { dialedNumber } from "../../dialed-number";
import * as styles from "./phone-link.module.css";

export const phoneAddress = (phone: string) => `tel:${dialedNumber(phone)}`;

export function PhoneLink({ phone, className = "" }: { phone: string; className?: string | undefined }) {
  return (
    <a className={`${styles.phone} ${className}`.trim()} dir="ltr" href={phoneAddress(phone)}>
      {phone}
    </a>
  );
}

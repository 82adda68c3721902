import { dialedNumber } from "../../dialed-number";

export const phoneAddress = (phone: string) => `tel:${dialedNumber(phone)}`;

/** The class keeps the number on one line (src/styles/base.css). */
export function PhoneLink({ phone, className = "" }: { phone: string; className?: string | undefined }) {
  return (
    <a className={`phone ${className}`.trim()} dir="ltr" href={phoneAddress(phone)}>
      {phone}
    </a>
  );
}

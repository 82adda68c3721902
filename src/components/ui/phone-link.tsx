import { dialedNumber } from "../../dialed-number";

export const phoneAddress = (phone: string) => `tel:${dialedNumber(phone)}`;

export function PhoneLink({ phone, className }: { phone: string; className?: string | undefined }) {
  return (
    <a dir="ltr" className={className} href={phoneAddress(phone)}>
      {phone}
    </a>
  );
}

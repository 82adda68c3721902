import { dialedNumber } from "../../dialed-number";

export const phoneAddress = (phone: string) => `tel:${dialedNumber(phone)}`;

export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a dir="ltr" href={phoneAddress(phone)}>
      {phone}
    </a>
  );
}

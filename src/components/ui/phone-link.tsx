/** Returns the address that calls a phone number (RFC 3966): its digits, without what separates them. */
export const phoneAddress = (phone: string) => `tel:${phone.replace(/[^+\d]/g, "")}`;

/** Renders a link that calls a phone number. The number does not break at its spaces. */
export function PhoneLink({ phone, className }: { phone: string; className?: string | undefined }) {
  return (
    <a className={className} dir="ltr" href={phoneAddress(phone)}>
      {phone.replaceAll(" ", "\u00a0")}
    </a>
  );
}

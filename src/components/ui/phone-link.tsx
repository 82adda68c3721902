/** Returns the address that calls a phone number (RFC 3966): its digits, without what separates them. */
export const phoneAddress = (phone: string) => `tel:${phone.replace(/[^+\d]/g, "")}`;

/** Renders a link that calls a phone number. The class keeps the number on one line (src/styles/base.css). */
export function PhoneLink({ phone, className = "" }: { phone: string; className?: string | undefined }) {
  return (
    <a className={`phone ${className}`.trim()} dir="ltr" href={phoneAddress(phone)}>
      {phone}
    </a>
  );
}

/** RFC 3966: the digits of a number, without what separates them. */
export const phoneAddress = (phone: string) => `tel:${phone.replace(/[^+\d]/g, "")}`;

/** The class keeps the number on one line (src/styles/base.css). */
export function PhoneLink({ phone, className = "" }: { phone: string; className?: string | undefined }) {
  return (
    <a className={`phone ${className}`.trim()} dir="ltr" href={phoneAddress(phone)}>
      {phone}
    </a>
  );
}

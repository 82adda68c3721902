/** Renders a link that calls a phone number. The number does not break across lines. */
export function PhoneLink({ phone, className }: { phone: string; className?: string | undefined }) {
  return (
    <a className={className} dir="ltr" href={`tel:${phone.replaceAll(" ", "")}`}>
      {phone.replaceAll(" ", "\u00a0")}
    </a>
  );
}

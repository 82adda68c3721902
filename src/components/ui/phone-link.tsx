/** A telephone number that can be called: shown as written, dialled without its spaces. */
export function PhoneLink({ phone, className }: { phone: string; className?: string | undefined }) {
  return (
    <a className={className} dir="ltr" href={`tel:${phone.replaceAll(" ", "")}`}>
      {phone}
    </a>
  );
}

/** A telephone number that can be called: shown in one line, dialled without its spaces. */
export function PhoneLink({ phone, className }: { phone: string; className?: string | undefined }) {
  return (
    <a className={className} dir="ltr" href={`tel:${phone.replaceAll(" ", "")}`}>
      {phone.replaceAll(" ", "\u00a0")}
    </a>
  );
}

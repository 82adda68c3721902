type PhoneLinkProps = {
  phone: string;
  /** Words before the number. */
  label?: string;
  className?: string | undefined;
};

/** A telephone number that can be called: shown in one line, dialled without its spaces. */
export function PhoneLink({ phone, label, className }: PhoneLinkProps) {
  return (
    <a className={className} href={`tel:${phone.replaceAll(" ", "")}`}>
      {label && `${label} `}
      <bdi dir="ltr">{phone.replaceAll(" ", "\u00a0")}</bdi>
    </a>
  );
}

import { useSite } from "../../query/use-site";

export function EmailLink({ className }: { className?: string | undefined }) {
  const { email } = useSite().settings.contact;
  return (
    <a className={className} href={`mailto:${email}`}>
      {email}
    </a>
  );
}

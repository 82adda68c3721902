import { useSite } from "../../query/use-site";

export function EmailLink() {
  const { email } = useSite().settings.contact;
  return <a href={`mailto:${email}`}>{email}</a>;
}

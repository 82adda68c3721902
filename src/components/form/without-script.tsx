import { Children } from "react";
import { useSite } from "../../query/use-site";
import { PhoneLink } from "../ui/phone-link";
import * as styles from "./without-script.module.css";

export function WithoutScript() {
  const { settings, phone, words } = useSite();
  const { email } = settings.contact;
  const links: Record<string, JSX.Element> = {
    "{email}": <a href={`mailto:${email}`}>{email}</a>,
    "{phone}": <PhoneLink phone={phone} />,
  };
  const parts = words.form.withoutScript.split(/(\{\w+\})/).map((part) => links[part] ?? part);
  return (
    <noscript>
      <p className={styles.text}>{Children.toArray(parts)}</p>
    </noscript>
  );
}

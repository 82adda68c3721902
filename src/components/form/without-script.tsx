import { useSite } from "../../query/use-site";
import { PhoneLink } from "../ui/phone-link";
import * as styles from "./without-script.module.css";

/** Names other ways to get in touch, for a form that does nothing without JavaScript. */
export function WithoutScript() {
  const { email, phones } = useSite().settings.contact;
  return (
    <noscript>
      <p className={styles.text}>
        This form needs JavaScript. Without it, write to <a href={`mailto:${email}`}>{email}</a> or call{" "}
        <PhoneLink phone={phones[0] ?? ""} />.
      </p>
    </noscript>
  );
}

import { useSite, useWords } from "../../query/use-site";
import { EmailLink } from "../ui/email-link";
import * as styles from "../ui/fact-list.module.css";
import { PhoneLink } from "../ui/phone-link";

export function ContactDetails() {
  const words = useWords().contact;
  const { address, phones } = useSite().settings.contact;
  return (
    <address className={styles.address}>
      <dl className={styles.facts}>
        <div>
          <dt>{words.phone}</dt>
          {phones.map((phone) => (
            <dd key={phone}>
              <PhoneLink phone={phone} className={styles.way} />
            </dd>
          ))}
        </div>
        <div>
          <dt>{words.email}</dt>
          <dd>
            <EmailLink className={styles.way} />
          </dd>
        </div>
        {/* Not printed: the card of the office has the address too. */}
        <div data-for-screen>
          <dt>{words.address}</dt>
          {address.map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
      </dl>
    </address>
  );
}

import { useSite, useWords } from "../../query/use-site";
import { PhoneLink } from "../ui/phone-link";
import * as styles from "./contact-details.module.css";

export function ContactDetails({ heading }: { heading: string }) {
  const words = useWords().contact;
  const { address, email, phones } = useSite().settings.contact;
  return (
    <div className={styles.details} data-accent="teal">
      <h2>{heading}</h2>
      <address>
        <dl>
          <div>
            <dt>{words.address}</dt>
            <dd>
              {address.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </dd>
          </div>
          <div>
            <dt>{words.phone}</dt>
            {phones.map((phone) => (
              <dd key={phone} className={styles.phone}>
                <PhoneLink phone={phone} />
              </dd>
            ))}
          </div>
          <div>
            <dt>{words.email}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        </dl>
      </address>
    </div>
  );
}

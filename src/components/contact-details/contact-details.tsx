import { useSite } from "../../query/use-site";
import { PhoneLink } from "../ui/phone-link";
import * as styles from "./contact-details.module.css";

/** The ways to reach the office without a form (specification, section 2: contact details card). */
export function ContactDetails({ heading }: { heading: string }) {
  const { address, email, phones } = useSite().settings.contact;
  return (
    <div className={styles.details} data-accent="teal">
      <h2>{heading}</h2>
      <address>
        <dl>
          <div>
            <dt>Address</dt>
            <dd>
              {address.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </dd>
          </div>
          <div>
            <dt>Phone</dt>
            {phones.map((phone) => (
              <dd key={phone} className={styles.phone}>
                <PhoneLink phone={phone} />
              </dd>
            ))}
          </div>
          <div>
            <dt>Email</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        </dl>
      </address>
    </div>
  );
}

import { interpolateList } from "../../query/interpolate";
import { useMessages, useSite } from "../../query/use-site";
import { Fact, Facts } from "../ui/facts";
import { PhoneLink } from "../ui/phone-link";
import * as styles from "./contact-details.module.css";
import { EmailLink } from "./email-link";

export function ContactDetails() {
  const { contact: messages, program } = useMessages();
  const { address, phones } = useSite().settings.contact;
  return (
    <address className={styles.address}>
      <Facts>
        <Fact label={messages.phone}>
          {phones.map((phone) => (
            <PhoneLink key={phone} phone={phone} />
          ))}
        </Fact>
        <Fact label={messages.email}>
          <EmailLink />
        </Fact>
        <Fact label={messages.address}>{interpolateList(program.list, address)}</Fact>
      </Facts>
    </address>
  );
}

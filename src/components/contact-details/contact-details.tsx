import { fillList } from "../../query/fill";
import { useSite, useWords } from "../../query/use-site";
import { EmailLink } from "../ui/email-link";
import { Fact, Facts } from "../ui/facts";
import { PhoneLink } from "../ui/phone-link";
import * as styles from "./contact-details.module.css";

export function ContactDetails() {
  const { contact: words, program } = useWords();
  const { address, phones } = useSite().settings.contact;
  return (
    <address className={styles.address}>
      <Facts>
        <Fact label={words.phone}>
          {phones.map((phone) => (
            <PhoneLink key={phone} phone={phone} />
          ))}
        </Fact>
        <Fact label={words.email}>
          <EmailLink />
        </Fact>
        <Fact label={words.address}>{fillList(program.list, address)}</Fact>
      </Facts>
    </address>
  );
}

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
            <dd key={phone}>
              <PhoneLink phone={phone} />
            </dd>
          ))}
        </Fact>
        <Fact label={words.email}>
          <dd>
            <EmailLink />
          </dd>
        </Fact>
        <Fact label={words.address}>{fillList(program.list, address)}</Fact>
      </Facts>
    </address>
  );
}

import { useSite } from "../../query/use-site";
import { inquiryAddress } from "../inquiry/inquiry";
import { ButtonLink } from "../ui/button";
import { PhoneLink } from "../ui/phone-link";
import * as styles from "./phone-call.module.css";

export function PhoneCall({ call, name }: { call: Queries.NoteFragment; name: string }) {
  const { phone, words } = useSite();
  return (
    <div className={styles.call} data-surface="dark">
      <div>
        <h2>{call.heading}</h2>
        <p>{call.text}</p>
      </div>
      <div className={styles.ways}>
        <PhoneLink phone={phone} className={styles.phone} />
        <ButtonLink to={inquiryAddress(name)}>{words.contact.write}</ButtonLink>
      </div>
    </div>
  );
}

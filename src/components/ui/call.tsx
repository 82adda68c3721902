import { useSite } from "../../query/use-site";
import { inquiryAddress } from "../inquiry/inquiry";
import { ButtonLink } from "./button";
import * as styles from "./call.module.css";
import { Ways } from "./ways";

type CallProps = {
  call: Queries.NoteFragment;
  /** The name of a program or of an overview, if the call is about one. */
  about?: string;
  /** The words on the button. By default, those of the contact form. */
  label?: string;
  /** Has no background, for use inside a plate. */
  isCompact?: boolean;
};

/** Renders the invitation to write or call. */
export function Call({ call: { heading, text }, about, label, isCompact = false }: CallProps) {
  const { words } = useSite();
  const Heading = isCompact ? "h3" : "h2";
  return (
    <div className={isCompact ? styles.compact : styles.band} data-surface={isCompact ? undefined : "dark"}>
      <div>
        <Heading>{heading}</Heading>
        <p>{text}</p>
      </div>
      <Ways>
        <ButtonLink to={inquiryAddress(about)}>{label ?? words.contact.write}</ButtonLink>
      </Ways>
    </div>
  );
}

import { InquiryLink } from "../inquiry/inquiry-link";
import * as styles from "./call.module.css";
import { Ways } from "./ways";

type CallProps = {
  call: Queries.NoteFragment;
  /** The name of a program or of an overview, if the call is about one. */
  about?: string;
  /** Has no background, for use inside a plate. */
  isCompact?: boolean;
};

/** Renders the invitation to write or call. */
export function Call({ call: { heading, text }, about, isCompact = false }: CallProps) {
  const Heading = isCompact ? "h3" : "h2";
  return (
    <div className={isCompact ? styles.compact : styles.band} data-surface={isCompact ? undefined : "dark"}>
      <div>
        <Heading>{heading}</Heading>
        <p className={styles.text}>{text}</p>
      </div>
      <Ways isLarge={!isCompact}>
        <InquiryLink about={about} />
      </Ways>
    </div>
  );
}

import { Actions } from "./actions";
import * as styles from "./call-to-action.module.css";
import { InquiryLink } from "./inquiry-link";

type CallToActionProps = {
  call: Queries.NoteFragment;
  /** The name of a program or of an overview, if the call is about one. */
  about?: string;
  /** Whether the call is part of a plate. It has no border then, and a smaller heading. */
  isCompact?: boolean;
};

/** Renders the invitation to write or call. */
export function CallToAction({ call: { heading, text }, about, isCompact = false }: CallToActionProps) {
  const Heading = isCompact ? "h3" : "h2";
  return (
    <div className={styles.band} data-compact={isCompact || undefined} data-surface="dark">
      <div>
        <Heading>{heading}</Heading>
        <p className={styles.text}>{text}</p>
      </div>
      <Actions isLarge={!isCompact}>
        <InquiryLink about={about} />
      </Actions>
    </div>
  );
}

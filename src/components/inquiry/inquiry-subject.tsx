import { graphql } from "gatsby";
import { DayArches } from "../ui/day-arches";
import { Motif } from "../ui/motif";
import * as styles from "./inquiry-subject.module.css";

/** A program or an overview. An overview has only a name. */
export type Subject = { name: string } & Partial<Queries.InquirySubjectFragment>;

/** Renders the motif and the duration of a program. */
export function InquirySubject({ subject: { motif = null, duration } }: { subject: Subject }) {
  if (!motif && !duration) return null;
  return (
    <div className={styles.subject}>
      <Motif name={motif} className={styles.motif} />
      {duration && (
        <p className={styles.duration}>
          {duration.text}
          {duration.days && <DayArches days={duration.days} isLarge />}
        </p>
      )}
    </div>
  );
}

export const query = graphql`
  fragment InquirySubject on Program {
    name
    motif
    duration {
      text
      days
    }
  }
`;

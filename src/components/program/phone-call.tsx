import { graphql } from "gatsby";
import { PhoneLink } from "../ui/phone-link";
import * as styles from "./phone-call.module.css";

type PhoneCallProps = { call: Queries.PhoneCallFragment; phone: string };

/** Renders the invitation to call for a timetable and a price (requirement 9.8). */
export function PhoneCall({ call: { heading, text }, phone }: PhoneCallProps) {
  return (
    <div className={styles.call} data-surface="dark">
      <div>
        <h2>{heading}</h2>
        <p>{text}</p>
      </div>
      <PhoneLink phone={phone} className={styles.phone} />
    </div>
  );
}

export const query = graphql`
  fragment PhoneCall on Note {
    heading
    text
  }
`;

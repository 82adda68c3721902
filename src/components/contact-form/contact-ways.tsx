import { graphql } from "gatsby";
import { ContactDetails } from "../contact-details/contact-details";
import { ContactForm } from "./contact-form";
import * as styles from "./contact-ways.module.css";

type ContactWaysProps = {
  form: Queries.ContactFormNoteFragment;
  /** The heading of the details. */
  details: string;
};

/** For those who write and those who call: the form and the details, side by side from 900 px. */
export function ContactWays({ form: { heading, text }, details }: ContactWaysProps) {
  return (
    <div className={styles.ways}>
      <div>
        <h2>{heading}</h2>
        <p className={styles.text}>{text}</p>
        <ContactForm label={heading} />
      </div>
      <ContactDetails heading={details} />
    </div>
  );
}

export const query = graphql`
  fragment ContactFormNote on Note {
    heading
    text
  }
`;

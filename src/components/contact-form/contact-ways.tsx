import { graphql } from "gatsby";
import { ContactDetails } from "../contact-details/contact-details";
import { Sentences } from "../ui/sentences";
import { ContactForm } from "./contact-form";
import * as styles from "./contact-ways.module.css";

type ContactWaysProps = {
  form: Queries.ContactFormFragment;
  /** The subject of a message about a program, with the placeholder `{program}`. */
  inquiry: string;
  preparation: Queries.PreparationFragment;
  details: string;
};

export function ContactWays({ form, inquiry, details, preparation }: ContactWaysProps) {
  const { heading, text, destination } = form;
  return (
    <div className={styles.ways}>
      <div data-for-screen>
        <h2>{heading}</h2>
        <p className={styles.text}>{text}</p>
        <ContactForm label={heading} destination={destination} inquiry={inquiry} />
      </div>
      <div className={styles.direct}>
        <ContactDetails heading={details} />
        <div>
          <h2>{preparation.heading}</h2>
          <Sentences intro={preparation.intro} items={preparation.items} />
        </div>
      </div>
    </div>
  );
}

export const query = graphql`
  fragment ContactForm on FormSection {
    heading
    text
    destination
  }

  fragment Preparation on SentenceList {
    heading
    ...Sentences
  }
`;

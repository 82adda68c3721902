import { graphql } from "gatsby";
import { Sentences } from "../ui/sentences";
import { ContactForm } from "./contact-form";
import * as styles from "./contact-ways.module.css";

export function ContactWays({ page }: { page: Queries.ContactWaysFragment }) {
  const { form, inquiry, preparation } = page;
  const { heading, text, destination } = form;
  return (
    <div className={styles.ways}>
      <div data-for-screen>
        <h2>{heading}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.form} data-for-screen>
        <ContactForm label={heading} destination={destination} inquiry={inquiry} />
      </div>
      <div className={styles.preparation}>
        <h2>{preparation.heading}</h2>
        <Sentences intro={preparation.intro} items={preparation.items} />
      </div>
    </div>
  );
}

export const query = graphql`
  fragment ContactWays on ContactPage {
    form {
      heading
      text
      destination
    }
    inquiry
    preparation {
      ...Sentences
    }
  }
`;

import { graphql } from "gatsby";
import { Prose } from "../ui/prose";
import { Steps } from "../ui/steps";
import * as styles from "./qualification.module.css";

type QualificationProps = {
  program: Queries.QualificationFragment;
  accreditation: Queries.AccreditationFragment;
};

/** Renders what a certificate requires, and below it what the program says about its exam and its certificate. */
export function Qualification({ program, accreditation }: QualificationProps) {
  const { exam, prerequisite, certification } = program;
  return (
    <>
      {certification && <Steps {...accreditation} />}
      <div className={styles.details}>
        {exam && (
          <section id="exam">
            <h3>{exam.heading}</h3>
            <p>{exam.text}</p>
          </section>
        )}
        {prerequisite && (
          <section id="prerequisite">
            <h3>{prerequisite.heading}</h3>
            <p>{prerequisite.text}</p>
          </section>
        )}
        {certification && (
          <section id="certification">
            <h3>{certification.heading}</h3>
            <Prose paragraphs={[certification.lead ?? [], certification.paragraphs].flat()} />
          </section>
        )}
      </div>
    </>
  );
}

export const query = graphql`
  fragment Accreditation on Accreditation {
    percent
    steps {
      title
      text
    }
  }

  fragment Qualification on Program {
    exam {
      heading
      text
    }
    prerequisite {
      ...Note
    }
    certification {
      ...Prose
    }
  }
`;

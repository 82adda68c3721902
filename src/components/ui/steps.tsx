import * as styles from "./steps.module.css";

type StepsProps = {
  steps: readonly { title: string; text: string }[];
  /** The percentage of the ten arches at the first step that are filled: so much of a program must be attended. */
  percent: number;
};

/** Renders the steps to a certificate on one line. */
export function Steps({ steps, percent }: StepsProps) {
  return (
    <ol className={styles.steps} style={{ "--attended": `${percent}%` }}>
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          {index + 1 < steps.length ? (
            <span className={styles.star} aria-hidden="true">
              {index + 1}
            </span>
          ) : (
            <span className={styles.star} data-accent="orange" aria-hidden="true">
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="m5 12.5 5 5L19 7.5" />
              </svg>
            </span>
          )}
          <p>
            <b>{title}</b>
            {` ${text}`}
          </p>
          {index === 0 && <div className={styles.share} aria-hidden="true" />}
        </li>
      ))}
    </ol>
  );
}

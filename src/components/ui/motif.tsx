import * as styles from "./motif.module.css";

type MotifProps = { name: Queries.MotifName | null; className: string | undefined };

/** Renders the decorative drawing of a program, or nothing if it has none. The program's name is beside it. */
export function Motif({ name, className }: MotifProps) {
  if (!name) return null;
  return (
    <svg
      className={`${styles.motif} ${className}`}
      data-clock={name === "stopwatch" || undefined}
      viewBox="0 0 96 96"
      aria-hidden="true"
    >
      <use href={`/motifs.svg#${name}`} />
    </svg>
  );
}

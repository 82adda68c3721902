import * as styles from "./icon.module.css";

/** Renders a decorative icon. The heading beside it says the same. */
export function Icon({ name, className }: { name: Queries.IconName; className: string | undefined }) {
  return (
    <svg className={`${styles.icon} ${className}`} viewBox="0 0 48 48" aria-hidden="true">
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}

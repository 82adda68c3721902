import * as styles from "./pin.module.css";

/** The bundled marker, which is shown until the external one has loaded. */
export function Pin() {
  return (
    <svg className={styles.pin} viewBox="0 0 48 64" aria-hidden="true">
      <path className={styles.drop} d="M24 62C12 44 3 34 3 23a21 21 0 0 1 42 0c0 11-9 21-21 39z" />
      <path className={styles.star} d="M24 9l4 4h6v6l4 4-4 4v6h-6l-4 4-4-4h-6v-6l-4-4 4-4v-6h6z" />
    </svg>
  );
}

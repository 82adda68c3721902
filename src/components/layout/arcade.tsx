import * as styles from "./arcade.module.css";

/** Renders the decorative row of arches above the first picture of a page. */
export function Arcade() {
  return <div className={styles.arcade} aria-hidden="true" data-hidden-in-print />;
}

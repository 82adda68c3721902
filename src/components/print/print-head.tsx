import type { useSite } from "../../query/use-site";
import * as styles from "./print-head.module.css";

type PrintHeadProps = { brand: ReturnType<typeof useSite>["settings"]["brand"] };

/** The letterhead of a printed page: the logo for light surfaces, and what the brand claims. */
export function PrintHead({ brand }: PrintHeadProps) {
  return (
    <div className={styles.head}>
      {/* Not lazy: a browser prints what it has. */}
      <img src={brand.logo.publicURL ?? ""} alt={brand.name} width="424" height="160" loading="eager" />
      <p>{brand.claim}</p>
    </div>
  );
}

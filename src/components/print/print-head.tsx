import type { useSite } from "../../query/use-site";
import * as styles from "./print-head.module.css";

type PrintHeadProps = { brand: ReturnType<typeof useSite>["settings"]["brand"] };

export function PrintHead({ brand }: PrintHeadProps) {
  return (
    <div className={styles.head}>
      {/* Not lazy: browsers may print before a lazy image is loaded. */}
      <img src={brand.logo.publicURL ?? ""} alt={brand.name} width="424" height="160" loading="eager" />
      <p>{brand.claim}</p>
    </div>
  );
}

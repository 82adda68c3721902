import type { useSite } from "../../query/use-site";
import * as styles from "./logo.module.css";

type LogoProps = {
  brand: ReturnType<typeof useSite>["settings"]["brand"];
  /** Lazy where it is at the end of the page. */
  loading: "eager" | "lazy";
  onClick?: () => void;
};

/** The brand's logo for dark surfaces, which leads home. */
export function Logo({ brand, loading, onClick }: LogoProps) {
  return (
    <a href="/" className={styles.logo} onClick={onClick}>
      <img
        src={brand.logoOnDark.publicURL ?? ""}
        alt={`${brand.name}, home`}
        width="424"
        height="160"
        loading={loading}
      />
    </a>
  );
}

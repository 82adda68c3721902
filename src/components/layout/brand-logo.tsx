import type { MouseEventHandler } from "react";
import { fill } from "../../query/fill";
import { useSite } from "../../query/use-site";
import * as styles from "./brand-logo.module.css";

type BrandLogoProps = { loading: "eager" | "lazy"; onClick?: MouseEventHandler };

export function BrandLogo({ loading, onClick }: BrandLogoProps) {
  const { settings, words } = useSite();
  const { name, logoOnDark } = settings.brand;
  return (
    <a href="/" className={styles.logo} onClick={onClick}>
      <img
        src={logoOnDark.publicURL ?? ""}
        alt={fill(words.navigation.homeLink, { brand: name })}
        width="424"
        height="160"
        loading={loading}
      />
    </a>
  );
}

import type { MouseEventHandler } from "react";
import { fill } from "../../query/fill";
import { type Settings, useWords } from "../../query/use-site";
import * as styles from "./brand-logo.module.css";

type BrandLogoProps = { brand: Settings["brand"]; loading: "eager" | "lazy"; onClick?: MouseEventHandler };

export function BrandLogo({ brand, loading, onClick }: BrandLogoProps) {
  const words = useWords().navigation;
  return (
    <a href="/" className={styles.logo} onClick={onClick}>
      <img
        src={brand.logoOnDark.publicURL ?? ""}
        alt={fill(words.homeLink, { brand: brand.name })}
        width="424"
        height="160"
        loading={loading}
      />
    </a>
  );
}

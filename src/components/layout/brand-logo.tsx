import { fill } from "../../query/fill";
import { useSite } from "../../query/use-site";
import * as styles from "./brand-logo.module.css";

export function BrandLogo({ loading }: { loading: "eager" | "lazy" }) {
  const { settings, words } = useSite();
  const { name, logoOnDark } = settings.brand;
  return (
    <a href="/" className={styles.logo}>
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

import { interpolate } from "../../query/interpolate";
import { useSite } from "../../query/use-site";
import * as styles from "./brand-logo.module.css";

export function BrandLogo() {
  const { settings, messages } = useSite();
  const { name, logoOnDark } = settings.brand;
  return (
    <a href="/" className={styles.logo}>
      <img
        src={logoOnDark.publicURL ?? ""}
        alt={interpolate(messages.navigation.homeLink, { brand: name })}
        width="424"
        height="160"
        loading="eager"
      />
    </a>
  );
}

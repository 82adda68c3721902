import type { Settings } from "../../query/use-site";
import * as styles from "./print.module.css";

export function PrintHead({ brand }: Pick<Settings, "brand">) {
  return (
    <div className={styles.head}>
      {/* Not lazy: browsers may print before a lazy image is loaded. */}
      <img src={brand.logo.publicURL ?? ""} alt={brand.name} width="424" height="160" loading="eager" />
      <p>{brand.claim}</p>
    </div>
  );
}

type PrintFootProps = { settings: Settings; path: string };

export function PrintFoot({ settings: { address, brand, contact }, path }: PrintFootProps) {
  return (
    <div className={styles.foot}>
      <p>
        <b>{brand.name}</b>
        {contact.address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <p dir="ltr">
        {contact.phones.map((phone) => (
          <span key={phone}>{phone}</span>
        ))}
      </p>
      <p dir="ltr">
        <span>{contact.email}</span>
        <span>{address + (path === "/" ? "" : path)}</span>
      </p>
    </div>
  );
}

import type { useSite } from "../../query/use-site";
import * as styles from "./print-foot.module.css";

type PrintFootProps = {
  settings: ReturnType<typeof useSite>["settings"];
  path: string;
};

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

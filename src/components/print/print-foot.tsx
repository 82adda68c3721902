import type { useSite } from "../../query/use-site";
import * as styles from "./print-foot.module.css";

type PrintFootProps = {
  settings: ReturnType<typeof useSite>["settings"];
  /** The path of the page printed. */
  path: string;
};

/** The end of a printed page: every way to the office, and where the page is found. */
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

import type { useSite } from "../../query/use-site";
import * as styles from "./print-foot.module.css";

type PrintFootProps = {
  settings: ReturnType<typeof useSite>["settings"];
  /** The path of the printed page. */
  path: string;
};

/** Renders the end of a printed page: all contact details of the office, and the address of the page. */
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

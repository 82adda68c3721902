import { useSite } from "../../query/use-site";
import { contactPath, homePath } from "../../site-paths";
import * as styles from "./print.module.css";

export function PrintHead() {
  const { brand } = useSite().settings;
  return (
    <div className={styles.head}>
      {/* Not lazy: browsers may print before a lazy image is loaded. */}
      <img src={brand.logo.publicURL ?? ""} alt={brand.name} width="424" height="160" loading="eager" />
      <p>{brand.claim}</p>
    </div>
  );
}

export function PrintFoot({ path }: { path: string }) {
  const { address, brand, contact } = useSite().settings;
  const pageAddress = address + (path === "/" || path === homePath ? "" : path);
  // The contact page prints these details in its content.
  const hasDetails = path !== contactPath;
  return (
    <div className={styles.foot}>
      <p>
        <b>{brand.name}</b>
        {hasDetails && contact.address.map((line) => <span key={line}>{line}</span>)}
      </p>
      {hasDetails && (
        <p dir="ltr">
          {contact.phones.map((phone) => (
            <span key={phone}>{phone}</span>
          ))}
        </p>
      )}
      <p dir="ltr">
        {hasDetails && <span>{contact.email}</span>}
        <span>{pageAddress}</span>
      </p>
    </div>
  );
}

import { graphql } from "gatsby";
import type { ComponentProps, ReactNode } from "react";
import * as styles from "./button.module.css";

type Look = {
  /** Orange, or `plain` where a second button or a quieter one stands. */
  look?: "orange" | "plain";
};

/** A native button: line on the grid, colour out of register. */
export function Button({ look = "orange", type = "button", ...props }: ComponentProps<"button"> & Look) {
  return <button className={styles.button} data-look={look} type={type} {...props} />;
}

/** The same look for a link inside the site. */
export function ButtonLink({ look = "orange", to, children }: Look & { to: string; children: ReactNode }) {
  return (
    <a className={styles.button} data-look={look} href={to}>
      {children}
    </a>
  );
}

/** A button whose destination is content: a link once it has one, until then a button that does nothing. */
export function ActionButton({ action: { label, destination } }: { action: Queries.ActionButtonFragment }) {
  if (destination === "") return <Button>{label}</Button>;
  if (destination.startsWith("/")) return <ButtonLink to={destination}>{label}</ButtonLink>;
  return (
    <a className={styles.button} data-look="orange" href={destination}>
      {label}
    </a>
  );
}

export const query = graphql`
  fragment ActionButton on Action {
    label
    destination
  }
`;

import { graphql } from "gatsby";
import type { ComponentProps, ReactNode } from "react";
import * as styles from "./button.module.css";

type Look = {
  /** Orange, or `plain` where a second button or a quieter one stands. */
  look?: "orange" | "plain";
};

/** Renders a native button, with a shadow that stands beside it like a misprinted color. */
export function Button({ look = "orange", type = "button", ...props }: ComponentProps<"button"> & Look) {
  return <button className={styles.button} data-look={look} type={type} {...props} />;
}

/** Renders a link that looks like a button. */
export function ButtonLink({ look = "orange", to, children }: Look & { to: string; children: ReactNode }) {
  return (
    <a className={styles.button} data-look={look} href={to}>
      {children}
    </a>
  );
}

/** Renders a link to the destination that the content gives, or a button that does nothing while it is empty. */
export function ActionButton({ action: { label, destination } }: { action: Queries.ActionButtonFragment }) {
  if (destination === "") return <Button>{label}</Button>;
  return <ButtonLink to={destination}>{label}</ButtonLink>;
}

export const query = graphql`
  fragment ActionButton on Action {
    label
    destination
  }
`;

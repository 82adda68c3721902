import { graphql } from "gatsby";
import type { ComponentProps, ReactNode } from "react";
import * as styles from "./button.module.css";

type Look = {
  /** `plain` is for a secondary or less prominent button. */
  look?: "orange" | "plain";
};

export function Button({ look = "orange", type = "button", ...props }: ComponentProps<"button"> & Look) {
  return <button className={styles.button} data-look={look} type={type} {...props} />;
}

export function ButtonLink({ look = "orange", to, children }: Look & { to: string; children: ReactNode }) {
  return (
    <a className={styles.button} data-look={look} href={to}>
      {children}
    </a>
  );
}

/** Without a destination, renders a button that does nothing. */
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

import { graphql } from "gatsby";
import type { ComponentProps, ReactNode } from "react";
import * as styles from "./button.module.css";

type Look = {
  /** `action` has a fill, for the main action. `quiet` has a frame only. `text` looks like a link in a text. */
  look?: "action" | "quiet" | "text";
};

export function Button({ look = "action", type = "button", ...props }: ComponentProps<"button"> & Look) {
  return <button className={styles.button} data-look={look} type={type} {...props} />;
}

export function ButtonLink({ look = "action", to, children }: Look & { to: string; children: ReactNode }) {
  return (
    <a className={styles.button} data-look={look} href={to}>
      {children}
    </a>
  );
}

/** Without a destination, renders a button that does nothing. */
export function QuietAction({ action: { label, destination } }: { action: Queries.QuietActionFragment }) {
  if (destination === "") return <Button look="quiet">{label}</Button>;
  return (
    <ButtonLink look="quiet" to={destination}>
      {label}
    </ButtonLink>
  );
}

export const query = graphql`
  fragment QuietAction on Action {
    label
    destination
  }
`;

import { graphql } from "gatsby";
import type { ComponentProps, ReactNode } from "react";
import * as styles from "./button.module.css";

type Look = {
  /** An action that works has a fill. `quiet` is for controls, and for what has no action. `text` is for links that lead on. */
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

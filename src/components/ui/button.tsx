import { graphql } from "gatsby";
import type { ComponentProps, ReactNode } from "react";
import * as styles from "./button.module.css";

type Variant = {
  /** `action` has a fill, for the main action. `quiet` has a frame only. `text` looks like a link in a text. */
  variant?: "action" | "quiet" | "text";
};

export function Button({
  variant = "action",
  type = "button",
  ...props
}: ComponentProps<"button"> & Variant) {
  return <button className={styles.button} data-variant={variant} type={type} {...props} />;
}

export function ButtonLink({
  variant = "action",
  to,
  children,
}: Variant & { to: string; children: ReactNode }) {
  return (
    <a className={styles.button} data-variant={variant} href={to}>
      {children}
    </a>
  );
}

/** Without a destination, renders a button that does nothing: the owner asked for Explore Now without an action. */
export function QuietAction({ action: { label, destination } }: { action: Queries.QuietActionFragment }) {
  if (destination === "") return <Button variant="quiet">{label}</Button>;
  return (
    <ButtonLink variant="quiet" to={destination}>
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

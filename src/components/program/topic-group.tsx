import type { ReactNode } from "react";
import { Star } from "../ui/star";
import * as styles from "./topic-group.module.css";

const accents: readonly Queries.Accent[] = ["teal", "rust", "blue", "plum"];

type TopicGroupProps = {
  /** The fragment of the group in the address of the page. */
  id: string;
  number: number;
  title: string;
  category?: string;
  children: ReactNode;
};

export function TopicGroup({ id, number, title, category, children }: TopicGroupProps) {
  return (
    <div id={id} className={styles.group}>
      <Star accent={accents[(number - 1) % accents.length] ?? "teal"}>{number}</Star>
      <div className={styles.heading}>
        <h3>{title}</h3>
        {category && <p>{category}</p>}
      </div>
      <ol>{children}</ol>
    </div>
  );
}

import type { ReactNode } from "react";
import * as styles from "./features.module.css";
import { Icon } from "./icon";
import { TitleLink } from "./title-link";

type Feature = {
  title: string;
  content: string;
  icon?: Queries.IconName;
  /** A drawing of the class `drawing`, in place of an icon. */
  drawing?: ReactNode;
  /** The whole feature is the link. */
  path?: string | null;
};

type FeaturesProps = {
  features: readonly Feature[];
  /** In a frame, up to four columns. By default, a line above each, and three columns. */
  isFramed?: boolean;
  /** The columns of features without a frame. */
  columns?: 2 | 3;
};

export function Features({ features, isFramed = false, columns = 3 }: FeaturesProps) {
  return (
    <ul className={isFramed ? styles.framed : styles.open} data-columns={columns}>
      {features.map(({ title, content, icon, drawing, path }) => (
        <li key={title} className={styles.feature}>
          {icon ? <Icon name={icon} className={styles.drawing} /> : drawing}
          <h3>{path ? <TitleLink to={path}>{title}</TitleLink> : title}</h3>
          <p>{content}</p>
        </li>
      ))}
    </ul>
  );
}

import type { ReactNode } from "react";
import * as styles from "./icon.module.css";

/** Ink lines over their colour, which lies a little out of register; names as in the content. */
const drawings: Record<Queries.IconName, { color: ReactNode; line: ReactNode }> = {
  arcade: {
    color: (
      <>
        <path d="M6 43V18c0-6 4-7 7-11 3 4 7 5 7 11v25z" />
      </>
    ),
    line: (
      <>
        <path d="M2 43V19c0-6 3-7 5.5-11C10 12 13 13 13 19v24zM13 43V19c0-6 3-7 5.5-11C21 12 24 13 24 19v24zM24 43V19c0-6 3-7 5.5-11C32 12 35 13 35 19v24zM35 43V19c0-6 3-7 5.5-11C43 12 46 13 46 19v24zM0 43h48" />
      </>
    ),
  },
  balance: {
    color: (
      <>
        <path d="M3 26h14c0 5-3 8-7 8s-7-3-7-8zM31 26h14c0 5-3 8-7 8s-7-3-7-8z" />
      </>
    ),
    line: (
      <>
        <path d="M24 5v36M14 43h20M10 12h28M24 12M10 12L3 26h14zM38 12l-7 14h14z" />
        <path d="M3 26c0 5 3 8 7 8s7-3 7-8M31 26c0 5 3 8 7 8s7-3 7-8" />
        <circle cx="24" cy="8" r="3" />
      </>
    ),
  },
  certificate: {
    color: (
      <>
        <rect x="5" y="8" width="38" height="26" />
      </>
    ),
    line: (
      <>
        <path d="M27 34H5V8h38v26h-3M12 16h20M12 22h13" />
        <path d="M33.5 23l2.6 2.4h3.5v3.5l2.4 2.6-2.4 2.6v3.5h-3.5L33.5 40l-2.6-2.4h-3.5v-3.5L25 31.5l2.4-2.6v-3.5h3.5z" />
        <path d="M30 39v8l3.5-2.5L37 47v-8" />
      </>
    ),
  },
  checklist: {
    color: (
      <>
        <rect x="9" y="8" width="30" height="36" />
      </>
    ),
    line: (
      <>
        <rect x="9" y="8" width="30" height="36" />
        <path d="M18 8V4h12v4z" />
        <path d="M15 18l2.5 2.5L22 16M15 28l2.5 2.5L22 26M26 19h8M26 29h8M15 38h19" />
      </>
    ),
  },
  compass: {
    color: (
      <>
        <circle cx="24" cy="24" r="13" />
      </>
    ),
    line: (
      <>
        <circle cx="24" cy="24" r="19" />
        <circle cx="24" cy="24" r="12" />
        <path d="M24 17l2.1 2h2.9v2.9l2 2.1-2 2.1v2.9h-2.9l-2.1 2-2.1-2h-2.9v-2.9l-2-2.1 2-2.1v-2.9h2.9zM24 1v6M24 41v6M1 24h6M41 24h6" />
      </>
    ),
  },
  dice: {
    color: (
      <>
        <path d="M24 4l18 10v20L24 44 6 34V14z" />
      </>
    ),
    line: (
      <>
        <path d="M24 4l18 10v20L24 44 6 34V14zM6 14l18 10 18-10M24 24v20" />
        <path d="M24 13v2M14 27v2M14 33v2M31 31v.500M36 27v.500M31 36v.500" strokeWidth="3.5" />
      </>
    ),
  },
  growth: {
    color: (
      <>
        <path d="M6 42V30h8v12zM20 42V22h8v20zM34 42V14h8v28z" />
      </>
    ),
    line: (
      <>
        <path d="M6 42V30h8v12zM20 42V22h8v20zM34 42V16h8v26zM2 43h44M4 21C16 20 26 14 34 5M26 4l8.5.500L34 13" />
      </>
    ),
  },
  lamp: {
    color: (
      <>
        <circle cx="24" cy="20" r="12" />
      </>
    ),
    line: (
      <>
        <path d="M18 35c0-5-7-7-7-15a13 13 0 0 1 26 0c0 8-7 10-7 15zM18 39.5h12M20.5 44h7M24 35V24M19.5 20l4.5 4 4.5-4" />
      </>
    ),
  },
  sail: {
    color: (
      <>
        <path d="M23 5v26h15C38 20 32 10 23 5z" />
      </>
    ),
    line: (
      <>
        <path d="M23 5v26h15C38 20 32 10 23 5zM19 12v19H9c1-8 5-15 10-19zM6 35h36l-5 7H12zM4 46c3 0 3-1.5 6-1.5S13 46 16 46s3-1.5 6-1.5S25 46 28 46s3-1.5 6-1.5 3 1.5 6 1.5 3-1.5 5-1.5" />
      </>
    ),
  },
  training: {
    color: (
      <>
        <rect x="9" y="6" width="30" height="20" />
      </>
    ),
    line: (
      <>
        <rect x="9" y="6" width="30" height="20" />
        <path d="M15 20l5-5 4 3 8-7M5 44c0-6 2.5-9 6-9s6 3 6 9M18 44c0-6 2.5-9 6-9s6 3 6 9M31 44c0-6 2.5-9 6-9s6 3 6 9" />
        <circle cx="11" cy="31.5" r="3.3" />
        <circle cx="24" cy="31.5" r="3.3" />
        <circle cx="37" cy="31.5" r="3.3" />
      </>
    ),
  },
};

/** A decorative drawing beside a heading that says the same. */
export function Icon({ name }: { name: Queries.IconName }) {
  const { color, line } = drawings[name];
  return (
    <svg className={styles.icon} viewBox="0 0 48 48" aria-hidden="true">
      <g className={styles.color}>{color}</g>
      {line}
    </svg>
  );
}

import type { Question } from "../serve/request";

const hosts = ["nginx", "netlify", "cloudflare", "github"] as const;

export type Host = (typeof hosts)[number];

/** What a header has to say; null if it must not be there. */
type HeaderValue = string | RegExp | null;

export type Answer = {
  status: number | readonly number[];
  /** By their names in small letters. */
  headers?: Record<string, HeaderValue>;
  /** What the body has to hold, or how long it is. */
  body?: RegExp | number;
};

/** How the answer of a host differs that cannot give the one wanted, or is no worse with its own. */
export type Exception = Answer & { because: string };

/** A request, and the answer that is wanted of every host. */
export type Row = {
  name: string;
  question: Question;
  answer: Answer;
  except?: Partial<Record<Host, Exception>>;
};

import type { Question } from "../serve/request";

const hosts = ["nginx", "netlify", "cloudflare", "github"] as const;

export type Host = (typeof hosts)[number];

/** The expected value of a header, or null if the header must be absent. */
type HeaderValue = string | RegExp | null;

export type Answer = {
  status: number | readonly number[];
  /** Header names are in lowercase. */
  headers?: Record<string, HeaderValue>;
  /** What the body must contain, or its length in bytes. */
  body?: RegExp | number;
};

/** The answer of a host that cannot give the expected one, or whose own answer is as good. */
export type Exception = Answer & { because: string };

/** A request, and the answer that every host must give. */
export type Row = {
  name: string;
  question: Question;
  answer: Answer;
  except?: Partial<Record<Host, Exception>>;
};

import type { Question } from "../serve/request";

export type Host = "nginx" | "netlify" | "cloudflare";

/** The value is null if the header must be absent. */
type HeaderValue = string | RegExp | null;

export type Answer = {
  status: number | readonly number[];
  /** Header names are in lowercase. */
  headers?: Record<string, HeaderValue>;
  /** What the body must contain. */
  body?: RegExp;
};

/** The answer of a host that cannot give the expected one, or whose own answer is as good. */
export type Exception = Answer & { because: string };

/** Every host must give the answer. */
export type Row = {
  name: string;
  question: Question;
  answer: Answer;
  except?: Partial<Record<Host, Exception>>;
};

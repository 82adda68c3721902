import { contactPath, lastPart } from "../../site-paths";

/** A page that a message can be about: a program or an overview. */
type Subject = { name: string; path: string };

const parameter = "about";

export function inquiryAddress(path: string): string {
  return `${contactPath}?${parameter}=${lastPart(path)}`;
}

export function inquirySubject(query: string, subjects: readonly Subject[]): Subject | undefined {
  const about = new URLSearchParams(query).get(parameter);
  return subjects.find(({ path }) => lastPart(path) === about);
}

export function withoutInquiry(address: string): string {
  const url = new URL(address);
  url.searchParams.delete(parameter);
  return url.href;
}

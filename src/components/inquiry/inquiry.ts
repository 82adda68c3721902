import { contactPath, lastPart } from "../../site-paths";

/** A page that a message can be about: a program or an overview. */
type Subject = {
  name: string;
  path: string;
  program?: { readonly aliases: readonly string[] | null } | null;
};

const parameter = "about";

export function inquiryAddress(path: string): string {
  return `${contactPath}?${parameter}=${lastPart(path)}`;
}

export function inquirySubject(query: string, subjects: readonly Subject[]): Subject | undefined {
  const about = new URLSearchParams(query).get(parameter);
  const isMeant = (path: string) => lastPart(path) === about;
  return (
    subjects.find(({ path }) => isMeant(path)) ??
    subjects.find(({ program }) => program?.aliases?.some(isMeant))
  );
}

export function withoutInquiry(address: string): string {
  const url = new URL(address);
  url.searchParams.delete(parameter);
  return url.href;
}

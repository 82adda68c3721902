/** A page that a message can be about: a program or an overview. */
type Subject = { name: string; path: string };

const parameter = "about";

const lastPart = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/** Returns the address of the contact form for a message about a program or an overview. */
export function inquiryAddress(path: string): string {
  return `/contact-us?${parameter}=${lastPart(path)}`;
}

/** Returns the page that a query string names, if it is one of the given ones. */
export function inquirySubject(query: string, subjects: readonly Subject[]): Subject | undefined {
  const about = new URLSearchParams(query).get(parameter);
  return subjects.find(({ path }) => lastPart(path) === about);
}

/** Removes the parameter of the inquiry from a query string, and keeps the others. */
export function withoutInquiry(query: string): string {
  const parameters = new URLSearchParams(query);
  parameters.delete(parameter);
  const kept = parameters.toString();
  return kept && `?${kept}`;
}

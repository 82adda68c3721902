import { useMessages } from "../../query/use-site";
import { contactPath } from "../../site-paths";
import { ButtonLink } from "../ui/button";

/** Returns the address of the contact form for a message, which may be about a program or an overview. */
export const inquiryAddress = (about?: string) =>
  about ? `${contactPath}?about=${encodeURIComponent(about)}` : contactPath;

/** Leads to the contact form. `about` names a program or an overview, if the message is about one. */
export function InquiryLink({ about }: { about?: string | undefined }) {
  return <ButtonLink to={inquiryAddress(about)}>{useMessages().contact.quote}</ButtonLink>;
}

import { useMessages } from "../../query/use-site";
import { ButtonLink } from "../ui/button";
import { inquiryAddress } from "./inquiry";

/** Leads to the contact form. `about` names a program or an overview, if the message is about one. */
export function InquiryLink({ about }: { about?: string | undefined }) {
  return <ButtonLink to={inquiryAddress(about)}>{useMessages().contact.quote}</ButtonLink>;
}

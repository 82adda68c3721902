import { contactPath } from "../../site-paths";

/** Returns the address of the contact form for a message about a program or an overview. */
export const inquiryAddress = (name: string) => `${contactPath}?about=${encodeURIComponent(name)}`;

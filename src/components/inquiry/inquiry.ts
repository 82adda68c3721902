import { contactPath } from "../../site-paths";

/** Returns the address of the contact form for a message, which may be about a program or an overview. */
export const inquiryAddress = (about?: string) =>
  about ? `${contactPath}?about=${encodeURIComponent(about)}` : contactPath;

import { defaultTreeAdapter as tree } from "parse5";
import { firstOf, type HtmlDocument } from "./tree";

/**
 * Keeps Cloudflare from replacing email addresses ("Email Address Obfuscation", on by default). It would add a script
 * that the policy blocks, and React would render the page anew.
 */
export function keepEmail(document: HtmlDocument): void {
  const { childNodes } = firstOf(document, "body");
  childNodes.unshift(tree.createCommentNode("email_off"));
  childNodes.push(tree.createCommentNode("/email_off"));
}

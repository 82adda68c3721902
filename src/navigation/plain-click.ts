/**
 * Returns whether a click opens a link in the same tab. With a modifier key or another mouse button, it opens
 * a new tab or window, or downloads the target.
 */
export const isPlain = ({
  button,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<MouseEvent, "button" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">) =>
  button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);

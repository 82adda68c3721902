/** With a modifier key or another button, a click opens a new tab or window, or downloads the target. */
export const isPlain = ({
  button,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<MouseEvent, "button" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">) =>
  button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);

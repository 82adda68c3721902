type Click = Pick<MouseEvent, "button" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/**
 * Returns whether a click opens a link in the same tab. With a modifier key or another mouse button, it opens
 * a new tab or window, or downloads the target.
 */
export const isPlain = (click: Click) =>
  click.button === 0 && !(click.altKey || click.ctrlKey || click.metaKey || click.shiftKey);

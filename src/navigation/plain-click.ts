type Click = Pick<MouseEvent, "button" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/** With a modifier key or another button, a click opens a new tab or window, or downloads the target. */
export const isPlain = (click: Click) =>
  click.button === 0 && !(click.altKey || click.ctrlKey || click.metaKey || click.shiftKey);

function ignore(event: DragEvent): void {
  if (event.defaultPrevented || !document.forms[0] || !event.dataTransfer?.types.includes("Files")) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = "none";
}

/**
 * Ignores files that are dropped beside the field for files, on pages with a form. Some browsers would open the
 * file in place of the page, with everything that was entered.
 */
export function ignoreDroppedFiles(): void {
  addEventListener("dragover", ignore);
  addEventListener("drop", ignore);
}

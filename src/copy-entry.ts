export type FormField = HTMLInputElement | HTMLTextAreaElement;

export const isField = (element: unknown): element is FormField =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Copies the text, the file or the choice of the visitor, not the text that the page has filled in. */
export function copyEntry(from: FormField, to: FormField): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    const isChosen = from.checked !== from.defaultChecked;
    if (isChosen && from.checked !== to.checked) to.click();
  }
  if (from instanceof HTMLInputElement && from.files && to instanceof HTMLInputElement) to.files = from.files;
  else if (from.value !== from.defaultValue) to.value = from.value;
}

/** `Flagship Program - PALSAM` becomes `flagship-program-palsam`. */
export function slugOf(label: string): string {
  const messages = label.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return messages.join("-");
}

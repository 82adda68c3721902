import { type Change, changeLine } from "./change";

/** The longest first line of a message that `git log --oneline` and GitHub show whole. */
const maxSubject = 72;

/** Returns the message of a commit: one short change is its only line, others are a list below the changed entries. */
export function messageOf(changes: readonly Change[]): string {
  const lines = [...new Set(changes.map(changeLine))];
  if (lines.length === 1 && String(lines[0]).length <= maxSubject) return String(lines[0]);
  const names = [...new Set(changes.map(({ entry }) => entry))];
  const subjects = names.map((_, index) => {
    const rest = names.length - index - 1;
    return `Change ${names.slice(0, index + 1).join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
  });
  const subject = subjects.findLast((candidate) => candidate.length <= maxSubject) ?? "Change the content";
  if (lines.length === 0) return subject;
  return `${subject}\n\n${lines.map((line) => `- ${line}`).join("\n")}`;
}

import { getNodePath, type Node, type ParseError, printParseErrorCode } from "jsonc-parser";
import { type Diagnostic, diagnosticAt, type Explanation, fileDiagnostic } from "../diagnostic/diagnostic";
import { named, quote } from "../diagnostic/wording";
import type { Document, ReadError } from "../read/document";
import { positionAt } from "../read/position";

type Finding = Explanation & { offset: number; length?: number };

const readErrors: Record<ReadError, Explanation> = {
  locked: {
    message: "This file cannot be opened.",
    suggestion: "Close other programs that use it, and allow reading in its properties.",
  },
  "utf-16": {
    message: "This file is saved as UTF-16; the site reads UTF-8 only.",
    suggestion: 'Save the file as "UTF-8": in Notepad under "Save as", "Encoding".',
  },
};

const openBracket: Explanation = {
  message: "A bracket } or ] is missing: the file ends before all groups and lists are closed.",
  suggestion: "Add the bracket where the group or the list ends.",
};

const explanations: Record<string, Explanation> = {
  CloseBraceExpected: openBracket,
  CloseBracketExpected: openBracket,
  ColonExpected: {
    message: "A colon is missing between the name of a field and its value.",
    suggestion: 'Put a colon between the two: "name": "value".',
  },
  ValueExpected: {
    message: "A value is missing.",
    suggestion: "Write a value here, or remove the comma or field name before it.",
  },
  EndOfFileExpected: {
    message: "The file has text after the bracket that closes it.",
    suggestion: "Remove the text, or the bracket before it that is one too many.",
  },
  InvalidCommentToken: {
    message: "A content file cannot contain comments.",
    suggestion: "Remove the comment.",
  },
  UnexpectedEndOfString: {
    message: "This text has no quotation mark at its end.",
    suggestion: 'End the text with a quotation mark " on the same line.',
  },
  InvalidCharacter: {
    message: "A text cannot contain a tab or a line break.",
    suggestion: "Write a space in its place, or split the text into paragraphs.",
  },
  InvalidEscapeCharacter: {
    message: "A backslash in a text must be written as \\\\.",
    suggestion: 'Write each backslash as \\\\ and each quotation mark inside a text as \\".',
  },
};

function findingOf(text: string, { error, offset, length }: ParseError): Finding {
  const code = printParseErrorCode(error);
  const before = text.slice(0, offset).trimEnd();
  const next = text.slice(offset).match(/^"[^"\n]{0,40}"|^[^\n][^\s,:]{0,40}/)?.[0] ?? "";
  if (before.endsWith(",") && /^[},\]]/.test(next))
    return {
      offset: before.length - 1,
      message: "This comma has no entry after it.",
      suggestion: "Remove the comma, or write the next entry after it.",
    };
  if (code === "CommaExpected")
    return {
      offset: before.length,
      message: `A comma or a bracket is missing before ${named(next)}.`,
      suggestion: "Add a comma here, or the bracket } or ] of the group or list before it.",
    };
  const other = {
    message: `${named(next)} cannot be read.`,
    suggestion:
      'Names and texts need straight quotation marks "…" (inside a text: \\"), entries a comma , between them, numbers the digits 0 to 9, and true and false small letters.',
  };
  return { offset: next ? offset : before.length, length, ...(explanations[code] ?? other) };
}

/** Returns the problem that prevents the whole file from being read. */
function checkEncoding({ text, readError }: Document): Finding | undefined {
  if (readError) return { offset: 0, ...readErrors[readError] };
  if (text.trim() === "")
    return { offset: 0, message: "The file is empty.", suggestion: "Restore the content of the file." };
  const offset = text.indexOf("\ufffd");
  if (offset < 0) return undefined;
  return {
    offset,
    message: "This character cannot be read: the file is not saved as UTF-8.",
    suggestion: 'Write the character again and save the file as "UTF-8".',
  };
}

/** JSON keeps only the last of two equal names, so a change may seem to be lost. */
function repeatedNames(node: Node): Node[] {
  const children = node.children ?? [];
  const names = node.type === "object" ? children.flatMap((property) => property.children?.[0] ?? []) : [];
  const repeated = names.filter(
    (name, index) => names.findIndex(({ value }) => value === name.value) < index,
  );
  return [...repeated, ...children.flatMap(repeatedNames)];
}

/** Returns only the first problem, because others follow from it. */
export function checkSyntax(document: Document): Diagnostic[] {
  const { file, text, tree, errors } = document;
  const [error] = errors;
  const finding = checkEncoding(document) ?? (error && findingOf(text, error));
  if (finding) {
    const { offset, length, ...explanation } = finding;
    return [{ ...fileDiagnostic(file, explanation), ...positionAt(text, offset, length) }];
  }
  if (tree === undefined) return [];
  return repeatedNames(tree).map((name) => ({
    ...diagnosticAt(document, getNodePath(name), {
      message: `The field ${quote(name.value)} is in this group twice.`,
      suggestion: "Remove one of the two.",
    }),
    ...positionAt(text, name.offset, name.length),
  }));
}

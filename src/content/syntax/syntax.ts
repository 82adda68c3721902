import { getNodePath, type Node, type ParseError, printParseErrorCode } from "jsonc-parser";
import { type Diagnostic, diagnosticAt, type Explanation } from "../diagnostic/diagnostic";
import { quote, visible } from "../diagnostic/wording";
import type { Document } from "../read/document";
import { placeAt } from "../read/place";
import { hasTooMany, openBracket } from "./bracket";
import { checkFile, type Finding } from "./file";
import { checkWord } from "./word";

const explanationByCode: Record<string, Explanation> = {
  ColonExpected: {
    message: "A colon is missing between the name of a field and its value.",
    suggestion: 'Put a colon between the two: "name": "value".',
  },
  ValueExpected: {
    message: "A value is missing.",
    suggestion: "Write a value here, or remove the comma or field name before it.",
  },
  EndOfFileExpected: { message: "The file has text after its last bracket.", suggestion: "Remove it." },
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

/** Where the parser stopped: its error code, the text that follows, and the end of the text before it. */
type Stop = { code: string; next: string; end: number };

/** Finds a closing bracket that is one too many. After the last bracket of the file, it is the one before. */
function checkExtraBracket(text: string, { code, next, end }: Stop): Finding | undefined {
  const isAfterEnd = code === "EndOfFileExpected" && /^[,}\]]/.test(next);
  const offset = isAfterEnd ? end - 1 : text.indexOf(next, end);
  const bracket = text.charAt(offset);
  if ((bracket !== "}" && bracket !== "]") || !hasTooMany(text, bracket)) return undefined;
  return { offset, length: 1, message: `This ${bracket} is one too many.`, suggestion: "Remove it." };
}

function checkBracket(text: string, { code, next, end }: Stop): Finding | undefined {
  const open = openBracket(text);
  const isCause =
    code.startsWith("Close") ||
    (code === "CommaExpected" && (/^[:}\]]/.test(next) || open?.end === end)) ||
    (code === "PropertyNameExpected" && /^[{[]/.test(next));
  if (open === undefined || !isCause) return undefined;
  return {
    offset: open.end,
    message: `The ${open.bracket} in line ${placeAt(text, open.offset).line} is not closed.`,
    suggestion: `Add ${open.bracket === "{" ? "}" : "]"} here.`,
  };
}

function checkComma(text: string, { code, next, end }: Stop): Finding | undefined {
  if (text.charAt(end - 1) === "," && /^[},\]]/.test(next)) {
    return {
      offset: end - 1,
      message: "This comma has no entry after it.",
      suggestion: "Remove the comma, or write the next entry after it.",
    };
  }
  if (code !== "CommaExpected") return undefined;
  return {
    offset: end,
    message: `A comma is missing before ${visible(next.match(/^"[^"]*"|^[^\s,]+/)?.[0] ?? next)}.`,
    suggestion: "Add a comma here.",
  };
}

function findingOf(text: string, { error, offset, length }: ParseError): Finding {
  const before = text.slice(0, offset);
  const next = text.slice(offset, offset + 31).match(/^\S[^\r\n]*/)?.[0] ?? "";
  const stop = { code: printParseErrorCode(error), next, end: before.trimEnd().length };
  const isText = stop.code === "InvalidCharacter" || stop.code === "InvalidEscapeCharacter";
  const isAfterEnd = stop.code === "InvalidSymbol" && openBracket(before) === undefined;
  const special =
    (isAfterEnd || isText ? undefined : checkWord(text, offset)) ??
    checkExtraBracket(text, stop) ??
    checkBracket(text, stop) ??
    checkComma(text, stop);
  const explanation = explanationByCode[isAfterEnd ? "EndOfFileExpected" : stop.code] ?? {
    message: next ? `${visible(next)} cannot be read.` : "The file ends too early.",
    suggestion:
      'Put names and texts between straight quotation marks "…", and write one inside a text as \\".',
  };
  return special ?? { offset, length, ...explanation };
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
  const finding = checkFile(document) ?? (error && findingOf(text, error));
  if (finding) {
    const { offset, length, ...explanation } = finding;
    return [{ file, ...placeAt(text, offset, length), ...explanation }];
  }
  if (tree === undefined) return [];
  return repeatedNames(tree).map((name) => ({
    ...diagnosticAt(document, getNodePath(name), {
      message: `The field ${quote(name.value)} is in this group twice.`,
      suggestion: "Remove one of the two.",
    }),
    ...placeAt(text, name.offset, name.length),
  }));
}

import { getNodePath, type Node, type ParseError, printParseErrorCode } from "jsonc-parser";
import { type Fault, fieldName, quote, visible } from "../diagnostic/diagnostic";
import { type Document, positionAt } from "../read/document";
import { openBracket } from "./bracket";
import { diagnoseFile } from "./file";
import { diagnoseWord } from "./word";

/** What to say of a place of a text. */
export type Diagnosis = Pick<Fault, "found" | "expected" | "remedy"> & { offset: number };

const remedies: Record<string, string> = {
  ColonExpected: 'put a colon between the field\'s name and its value: "name": "value"',
  PropertyNameExpected: "write one field after another, with one comma between two",
  ValueExpected: "write a value here, or remove what announces one",
  EndOfFileExpected: "remove what stands after the last bracket of the file",
  InvalidCommentToken: "remove the comment: the file may hold none",
  UnexpectedEndOfString: 'end the text with a quotation mark " on the same line',
  InvalidCharacter: "write line breaks and tabs inside a text as a space, or split it into paragraphs",
  InvalidEscapeCharacter: 'write a backslash as \\\\ and a quotation mark inside a text as \\"',
};

const otherRemedy = 'put texts between straight quotation marks "…", and write one inside a text as \\"';

/** Where the parser stopped: what it says, what comes next, and where the text before that ends. */
type Stop = { code: string; next: string; end: number };

/** What to say if a bracket without its partner is what the parser stumbled over. */
function diagnoseBracket(text: string, { code, next, end }: Stop): Diagnosis | undefined {
  const open = openBracket(text);
  const isCause =
    code.startsWith("Close") ||
    (code === "CommaExpected" && (/^[:}\]]/.test(next) || open?.end === end)) ||
    (code === "PropertyNameExpected" && /^[{[]/.test(next));
  if (open === undefined || !isCause) return undefined;
  const [thing, partner] = open.bracket === "{" ? ["group", "}"] : ["list", "]"];
  const { line } = positionAt(text, open.offset);
  return {
    offset: open.end,
    found: `no end of the ${thing} that starts with ${open.bracket} in line ${line}`,
    expected: `${partner} for each ${open.bracket}`,
    remedy: `close the ${thing} with ${partner} here`,
  };
}

/** What to say of a comma too many or too few, at the place where it stands or is missing. */
function diagnoseComma(text: string, { code, next, end }: Stop): Diagnosis | undefined {
  if (text.charAt(end - 1) === "," && /^[}\]]/.test(next)) {
    return {
      offset: end - 1,
      found: `a comma with nothing between it and ${next.charAt(0)}`,
      expected: "no comma after the last entry",
      remedy: "remove the comma, or write the next entry after it",
    };
  }
  if (code !== "CommaExpected") return undefined;
  return {
    offset: end,
    found: `no comma before ${visible(next)}`,
    expected: "a comma between two entries",
    remedy: "put a comma here",
  };
}

/** What keeps the parser from going on, in an editor's words. */
function diagnose(text: string, { error, offset }: ParseError): Diagnosis {
  const before = text.slice(0, offset);
  const next = text.slice(offset, offset + 31).match(/^\S[^\r\n]*/)?.[0] ?? "";
  const stop = { code: printParseErrorCode(error), next, end: before.trimEnd().length };
  const isText = stop.code === "InvalidCharacter" || stop.code === "InvalidEscapeCharacter";
  const isAfterEnd = stop.code === "InvalidSymbol" && openBracket(before) === undefined;
  return (
    (isAfterEnd || isText ? undefined : diagnoseWord(text, offset)) ??
    diagnoseBracket(text, stop) ??
    diagnoseComma(text, stop) ?? {
      offset,
      found: `something that cannot be read ${next ? `at ${visible(next)}` : "where the file ends"}`,
      expected: 'names and values as in "name": "value", with a comma between two',
      remedy: remedies[isAfterEnd ? "EndOfFileExpected" : stop.code] ?? otherRemedy,
    }
  );
}

/** Names given twice in one group: JSON keeps only the last, and an editor's change may seem lost. */
function repeatedNames(node: Node): Node[] {
  const children = node.children ?? [];
  const names = node.type === "object" ? children.flatMap((property) => property.children?.[0] ?? []) : [];
  const repeated = names.filter(
    (name, index) => names.findIndex(({ value }) => value === name.value) < index,
  );
  return [...repeated, ...children.flatMap(repeatedNames)];
}

/** Whether the file can be read as JSON at all; only its first fault, since the others follow from it. */
export function checkSyntax(document: Document): Fault[] {
  const { file, text, tree, errors } = document;
  const [error] = errors;
  const diagnosis = diagnoseFile(document) ?? (error && diagnose(text, error));
  if (diagnosis) {
    const { offset, ...words } = diagnosis;
    return [{ file, ...positionAt(text, offset), ...words }];
  }
  if (tree === undefined) return [];
  return repeatedNames(tree).map((name) => ({
    file,
    ...positionAt(text, name.offset),
    field: fieldName(getNodePath(name)),
    found: `the field ${quote(name.value)} a second time`,
    expected: "each field once in its group",
    remedy: "remove one of the two",
  }));
}

import { type Node, printParseErrorCode } from "jsonc-parser";
import { type Document, positionAt } from "../document";
import type { Fault } from "../fault";

const remedies: Record<string, string> = {
  CommaExpected: "put a comma after the entry before this place",
  ColonExpected: 'put a colon between the field\'s name and its value: "name": "value"',
  PropertyNameExpected: "remove the comma before this place, or write the next field after it",
  ValueExpected: "write a value here, or remove the comma before this place",
  CloseBraceExpected: "close the group with }",
  CloseBracketExpected: "close the list with ]",
  EndOfFileExpected: "remove what stands after the last bracket of the file",
  InvalidCommentToken: "remove the comment: JSON has none",
  UnexpectedEndOfString: 'end the text with a quotation mark " on the same line',
  InvalidCharacter: "write line breaks and tabs inside a text as a space, or split it into paragraphs",
  InvalidEscapeCharacter: 'write a backslash as \\\\ and a quotation mark inside a text as \\"',
};

const otherRemedy = 'put texts between straight quotation marks: "…"';

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
export function checkSyntax({ file, text, tree, errors, value }: Document): Fault[] {
  if (text.charCodeAt(0) === 0xfeff) {
    return [
      {
        file,
        line: 1,
        column: 1,
        found: "an invisible mark (BOM) before the first character",
        expected: "a file that starts with {",
        remedy: 'save the file as "UTF-8" without BOM',
      },
    ];
  }
  const [error] = errors;
  if (error || tree === undefined) {
    const offset = error?.offset ?? 0;
    const found = text.slice(offset).match(/^\S[^\n]{0,30}/)?.[0];
    return [
      {
        file,
        ...positionAt(text, offset),
        found:
          found === undefined ? "broken JSON: the line or the file ends here" : `broken JSON at ${found}`,
        expected: "valid JSON",
        remedy: (error && remedies[printParseErrorCode(error.error)]) ?? otherRemedy,
      },
    ];
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return [
      {
        file,
        line: 1,
        column: 1,
        found: "no group of fields",
        expected: "{ … }",
        remedy: "put all fields between { and }",
      },
    ];
  }
  return repeatedNames(tree).map((name) => ({
    file,
    ...positionAt(text, name.offset),
    field: String(name.value),
    found: `the field \`${name.value}\` a second time`,
    expected: "each field once in its group",
    remedy: "remove one of the two",
  }));
}

import type { z } from "zod";
import { comparable } from "../../comparable";
import { didYouMean } from "../diagnostic/did-you-mean";
import { count, either, quote, westernDigits } from "../diagnostic/wording";
import type { JsonSchema } from "../kind/json-schema";
import { withUsualEnding } from "../schema/picture-field";
import { typedMark } from "../schema/vocabulary";
import { meantText } from "./meant";

type Problem = {
  issue: z.core.$ZodIssue;
  schema: JsonSchema;
  isRequired: boolean;
  /** Whether another value would be valid in the same place. */
  isValid: (candidate: unknown) => boolean;
};

function sizeSuggestion(value: unknown, { issue }: Problem): string | undefined {
  const isLarge = issue.code === "too_big";
  if (!isLarge && issue.code !== "too_small") return undefined;
  const limit = Number(isLarge ? issue.maximum : issue.minimum);
  if (typeof value !== "string" && !Array.isArray(value)) return undefined;
  const difference = Math.abs(value.length - limit);
  if (Array.isArray(value)) return isLarge ? `Remove ${difference}.` : `Add ${difference} more.`;
  return `${isLarge ? "Shorten" : "Lengthen"} it by ${count(difference, "character")}.`;
}

const truth = new Map([
  ...["true", "yes", "on"].map((word) => [word, true] as const),
  ...["false", "no", "off"].map((word) => [word, false] as const),
]);

/** Values of other types that may have been meant, each with a suggestion. */
function conversions(value: unknown): [candidate: unknown, suggestion: string][] {
  if (typeof value === "number")
    return [
      [String(value), `Write "${value}".`],
      [Math.round(value), `Write ${Math.round(value)}, or another whole number.`],
    ];
  if (typeof value !== "string") return [];
  const [first, ...others] = westernDigits(value).match(/-?\d+(?:\.\d+)?/g) ?? [];
  // Two numbers are a pair of coordinates, for example, or degrees and minutes.
  const number = others.length > 0 || /\d\W*[NSEW]\b/.test(value) ? NaN : Number(first);
  const isTrue = truth.get(comparable(value)) ?? NaN;
  return [
    [number, `Write ${number}, without quotation marks.`],
    [isTrue, `Write ${isTrue}, without quotation marks.`],
  ];
}

/** The formats of pictures, by the endings of their files. */
const formats = { jpg: "JPEG", png: "PNG", webp: "WebP", svg: "SVG" };

/** @param isValid whether a picture may have a name */
export function pictureSuggestion(name: string, isValid: (name: string) => boolean): string | undefined {
  const plain = withUsualEnding(name).replace(/[^\p{L}\p{N}./-]+/gu, "-");
  if (isValid(plain)) return `Rename it to ${quote(plain)}.`;
  const accepted = Object.entries(formats).filter(([ending]) => isValid(plain.replace(/[^.]*$/, ending)));
  if (accepted.length === 0) return undefined;
  return `Save it as ${either(accepted.map(([, format]) => format))}; a new name alone does not change it.`;
}

function textSuggestion(value: string, { schema, isValid }: Problem): string | undefined {
  if (schema.type === "array") return "Put it between [ and ], as a list of one.";
  if (schema.enum) return didYouMean(value, schema.enum.filter(isValid));
  if (isValid(value.trim())) return "Remove the spaces at its start and end.";
  // Only addresses, numbers and names have an intended form. Copy may start with a bullet.
  const isCopy = !schema.examples && !schema.refersTo;
  const unmarked = value.replace(typedMark, "");
  const meant = isCopy ? [unmarked].find(isValid) : meantText(value, isValid);
  if (meant) return `Write ${JSON.stringify(meant)}.`;
  return schema.refersTo === "picture" ? pictureSuggestion(value, isValid) : undefined;
}

/** Returns a suggestion, or undefined if the message is enough. */
export function suggestionFor(value: unknown, problem: Problem): string | undefined {
  const { isRequired, isValid } = problem;
  const orRemove = isRequired ? "" : ", or remove the field";
  if (value === null) return `Write the value in place of null${orRemove}.`;
  if (typeof value === "string" && value.trim() === "") return `Write the text${orRemove}.`;
  const [, conversion] = conversions(value).find(([candidate]) => isValid(candidate)) ?? [];
  const suggestion = conversion ?? sizeSuggestion(value, problem);
  return suggestion ?? (typeof value === "string" ? textSuggestion(value, problem) : undefined);
}

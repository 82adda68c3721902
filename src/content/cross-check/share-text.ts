import { openSync } from "fontkit";
import { shareFonts } from "../../font/share-picture";
import { type Diagnostic, diagnosticInText } from "../diagnostic/diagnostic";
import { quote } from "../diagnostic/wording";
import type { Entry } from "../read/entry";
import { type Path, valueAt } from "../read/place";

/** The texts that share pictures show (src/gatsby/share-picture/resolver.ts). */
const fields: Path[] = [
  ["name"],
  ["landing", "title"],
  ["landing", "tagline"],
  ["carousel", "title"],
  ["brand", "claim"],
  ["flagshipKind"],
  ["certificationKind"],
];

let drawn: Set<number> | undefined;

function readCharacters(): Set<number> {
  const fonts = shareFonts.map(({ file }) => openSync(file));
  return new Set(fonts.flatMap((font) => ("characterSet" in font ? font.characterSet : [])));
}

/** White space, and characters that only change how others are shown, need no font. Most texts are ASCII. */
function isDrawn(character: string): boolean {
  if (/[\p{ASCII}\s\p{Default_Ignorable_Code_Point}]/u.test(character)) return true;
  drawn ??= readCharacters();
  return drawn.has(character.codePointAt(0) ?? 0);
}

/** Reports characters that browsers show in a font of the system, but that no font of the share pictures has. */
export function checkShareTexts(entry: Entry): Diagnostic[] {
  const isProgram = entry.file.startsWith("programs/");
  return fields.flatMap((path) => {
    // The picture of a program has its name in place of the title.
    if (isProgram && path.includes("title")) return [];
    const text = valueAt(entry.value, path);
    const part = typeof text === "string" ? [...text].find((character) => !isDrawn(character)) : undefined;
    if (typeof text !== "string" || part === undefined) return [];
    return diagnosticInText(
      entry,
      path,
      { index: text.indexOf(part), part },
      {
        message: `No font has ${quote(part)} for the picture that social networks show with links.`,
        suggestion: "Remove it, or say it in words.",
      },
    );
  });
}

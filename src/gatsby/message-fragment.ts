import { mkdirSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { interfaceWords } from "../content/schema/interface";

const selection = (shape: z.ZodRawShape): string =>
  Object.entries(shape)
    .flatMap(([name, field]) => {
      if (field instanceof z.ZodObject) return `${name} { ${selection(field.shape)} }`;
      return field instanceof z.ZodString ? name : [];
    })
    .join(" ");

/**
 * Writes the fragment `Messages`, which selects all texts of data/interface.json, where Gatsby looks for the fragments
 * of plugins. A fragment in src/ would repeat the schema.
 */
export function writeMessageFragment(): void {
  const fragment = `fragment Messages on InterfaceWords { ${selection(interfaceWords.shape)} }`;
  mkdirSync(".cache/fragments", { recursive: true });
  writeFileSync(
    ".cache/fragments/messages.js",
    `import { graphql } from "gatsby";\nexport const query = graphql\`${fragment}\`;\n`,
  );
}

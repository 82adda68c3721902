declare module "bidi-js" {
  type Embedding = { levels: Uint8Array };

  /** The part of the package that this project uses. */
  type Bidi = {
    getEmbeddingLevels(text: string, direction: "ltr" | "rtl"): Embedding;
    getReorderedIndices(text: string, embedding: Embedding): number[];
    getMirroredCharacter(character: string): string | null;
  };

  export default function createBidi(): Bidi;
}

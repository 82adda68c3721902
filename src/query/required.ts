import { dataPath } from "../data-path";

/** Throws if data/`file` has no node. GraphQL types it as nullable, but the content check guarantees it. */
export function required<Content>(content: Content | null, file: string): Content {
  if (content === null) throw new Error(`${dataPath(file)} is not in the GraphQL layer`);
  return content;
}

/**
 * Returns the content of a file that every build has. GraphQL types the node as nullable, but the content
 * check guarantees that it exists.
 *
 * @param file path under `data/`, for the error message
 * @throws if the node is missing
 */
export function required<Content>(content: Content | null, file: string): Content {
  if (content === null) throw new Error(`data/${file} is not in the GraphQL layer`);
  return content;
}

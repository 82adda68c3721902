/** GraphQL types the node of a file as nullable, but the content check guarantees that it exists. */
export function required<Content>(content: Content | null, file: string): Content {
  if (content === null) throw new Error(`data/${file} is not in the GraphQL layer`);
  return content;
}

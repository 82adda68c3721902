/**
 * The content of a file that every build has. GraphQL knows the fields of a node, but not that the node is
 * there; the check of the content does.
 *
 * @param file path under `data/`, for the message
 * @throws when the node is missing after all
 */
export function present<Content>(content: Content | null, file: string): Content {
  if (content === null) throw new Error(`data/${file} is not in the GraphQL layer`);
  return content;
}

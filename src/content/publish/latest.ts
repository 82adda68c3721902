import { PublishError } from "./git";
import { getLatest } from "./publish";

/**
 * Brings what others have published to the folder, if the server can be reached soon.
 *
 * @param timeout in seconds, for the server
 * @returns what happened
 */
export async function tryLatest(project: string, timeout = 5): Promise<string> {
  try {
    const { isNew, conflicts } = await getLatest(project, {
      canAsk: false,
      choose: () => undefined,
      timeout,
    });
    if (conflicts.length > 0)
      return "You and others have changed the same fields. To choose, press Publish in the visual editor.";
    return isNew ? "This folder has the latest content now." : "This folder has the latest content.";
  } catch (error) {
    const [reason] = String(error instanceof PublishError ? error.message : error).split("\n");
    return `This folder did not get the latest content. ${reason}`;
  }
}
